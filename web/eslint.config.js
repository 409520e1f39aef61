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
  {
    rules: {
      // `_` is a place that has to be named but is not used: `{#each Array(3) as _, i}`.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // Stand-ins of tests, and a method that has nothing to do.
      "@typescript-eslint/no-empty-function": ["error", { allow: ["methods"] }],
      // Maps and sets are caches or locals here; what is shown is `$state.raw`, replaced as a whole.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` is the one way to keep a space at the edge of a block.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // The drawings come from our own build, not from anybody's input.
    files: ["Glyph", "Icon", "Defs", "PlanetToken", "LobbySky"].map((name) => `src/**/${name}.svelte`),
    rules: { "svelte/no-at-html-tags": "off" },
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["src/**"],
    languageOptions: { globals: { ...globals.browser, __VERSION__: "readonly", __SITE__: "readonly" } },
  },
  { files: ["src/sw.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["*.js", "*.ts", "scripts/**"], languageOptions: { globals: globals.node } },
  { files: SVELTE, languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
