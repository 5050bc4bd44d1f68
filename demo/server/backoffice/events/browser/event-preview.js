/* Draws an event that is not published yet: the page brings what the server would answer for it after the approval. */
(() => {
  const fetchFromServer = window.fetch;
  window.fetch = (input, init) => {
    const { host, event, detail } = document.body.dataset;
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const known = `${host}/api/events/${encodeURIComponent(event)}`;
    if (pathname === `${known}/similar`) return Promise.resolve(Response.json({ data: [] }));
    if (pathname !== known) return fetchFromServer(input, init);
    return Promise.resolve(Response.json({ data: JSON.parse(detail) }));
  };

  document.addEventListener('DOMContentLoaded', () => {
    const { host, event } = document.body.dataset;
    const shown = document.createElement('event-detail');
    shown.setAttribute('host', location.origin + host);
    shown.setAttribute('locale', 'de');
    shown.setAttribute('history', 'memory');
    shown.setAttribute('event-id', event);
    document.body.append(shown);
  });
})();
