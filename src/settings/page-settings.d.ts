interface Window {
  /** Settings of the page for all elements, see demo/docs/settings.md. */
  eventPortalSettings?: unknown;
}
