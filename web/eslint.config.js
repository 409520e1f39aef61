/** What a program of the page may look like. Form is prettier's, so no rule here is about form. */

import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const SVELTE = ["**/*.svelte", "**/*.svelte.ts"];

export default ts.config(
  { ignores: ["coverage/", "dist/", "src/api/types.d.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  { files: ["src/sw.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["*.js", "*.ts", "scripts/**"], languageOptions: { globals: globals.node } },
  { files: SVELTE, languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
