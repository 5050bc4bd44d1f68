interface Window {
  /** Settings of the page for all elements, see the reference in README. */
  eventPortalSettings?: unknown;
}
