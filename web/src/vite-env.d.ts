/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

/** The version of the page, which is that of the package. */
declare const __VERSION__: string;

/** The version of the engine, after which the folders of its files are named. */
declare const __ENGINE__: string;

/** Whether the page is a site: a folder of files without a server, at any address. */
declare const __SITE__: boolean;
