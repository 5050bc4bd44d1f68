interface Window {
  /** The page's settings for all elements, see demo/docs/settings.md. */
  eventPortalSettings?: unknown;
}
