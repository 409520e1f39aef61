/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

/** The address of the engine's files. */
declare const __ENGINE__: string;
