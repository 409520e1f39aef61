/** What a style of the page may look like, in app.css and in the components. */
export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  ignoreFiles: ["coverage/**", "dist/**"],
  rules: {
    // Form is prettier's: a blank line stands where one group of rules ends.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // It compares selectors that never meet on one element: a component's rules stand in the order of its markup.
    "no-descending-specificity": null,
    // Svelte's own: `:global(...)` leaves a selector as it is.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
  },
};
