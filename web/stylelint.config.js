/** What a style of the page may look like, in app.css and in the components. */
export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  ignoreFiles: ["coverage/**", "dist/**"],
};
