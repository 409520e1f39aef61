/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

/** The version of the page, which is that of the package. */
declare const __VERSION__: string;

/** The address of the engine's files. */
declare const __ENGINE__: string;
