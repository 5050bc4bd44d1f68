/*
 * Draws the portal with unsaved settings. They come as messages from the form around this frame and replace the stored
 * settings, so that a removed setting is gone here, too.
 */
(() => {
  const fetchFromServer = window.fetch;
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!pathname.endsWith('/api/clientSettings')) return fetchFromServer(input, init);
    return Promise.resolve(Response.json({ data: {} }));
  };

  /** Draws the portal. @param {object} unsaved settings */
  function draw(unsaved) {
    // Without a page size in the request the server would use that of the stored settings.
    const resultsPerPage = Number(document.body.dataset.pageSize);
    const settings = { ...unsaved, eventList: { resultsPerPage, ...unsaved.eventList } };
    const existingPortal = document.querySelector('event-portal');
    if (existingPortal) {
      existingPortal.settings = settings;
      return;
    }
    const portal = document.createElement('event-portal');
    portal.setAttribute('host', location.origin + document.body.dataset.host);
    portal.setAttribute('locale', 'de');
    portal.settings = settings;
    document.body.append(portal);
  }

  window.addEventListener('message', ({ source, origin, data }) => {
    // The sandbox gives this frame no origin of its own, but its address still names ours.
    if (source !== window.parent || origin !== location.origin || typeof data?.settings !== 'object') return;
    draw(data.settings);
  });
  document.addEventListener('DOMContentLoaded', () => window.parent.postMessage('preview ready', location.origin));
})();
