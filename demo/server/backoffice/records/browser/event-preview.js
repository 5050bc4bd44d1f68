/* Draws an unpublished record: the page contains the answer that the server would give after the approval. */
(() => {
  const fetchFromServer = window.fetch;
  window.fetch = (input, init) => {
    const { host, call, detail } = document.body.dataset;
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const known = `${host}/api/${call}`;
    if (pathname === `${known}/similar`) return Promise.resolve(Response.json({ data: [] }));
    if (pathname !== known) return fetchFromServer(input, init);
    return Promise.resolve(Response.json({ data: JSON.parse(detail) }));
  };

  document.addEventListener('DOMContentLoaded', () => {
    const { host, call } = document.body.dataset;
    const [path, id] = call.split('/');
    const shown = document.createElement(path === 'events' ? 'event-detail' : 'event-portal');
    shown.setAttribute('host', location.origin + host);
    shown.setAttribute('locale', 'de');
    shown.setAttribute('history', 'memory');
    if (path === 'events') shown.setAttribute('event-id', decodeURIComponent(id));
    else shown.setAttribute('start', `/${call}`);
    document.body.append(shown);
  });
})();
