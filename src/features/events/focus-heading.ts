/** Focuses the heading of the screen if the focused element is gone. Does nothing if no heading is shown. */
export const focusHeading = (root: ShadowRoot): void =>
  root.querySelector<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)[tabindex="-1"]')?.focus({ preventScroll: true });
