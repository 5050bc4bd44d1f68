interface Window {
  /** The page's settings for all elements, see demo/docs/en/settings.md. */
  eventPortalSettings?: unknown;
}
