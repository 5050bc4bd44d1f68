/* Draws an unpublished record: the page contains the answer that the server would give after the approval. */
(() => {
  const fetchFromServer = window.fetch;
  window.fetch = (input, init) => {
    const { host, call, detail } = document.body.dataset;
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const detailPath = `${host}/api/${call}`;
    if (pathname === `${detailPath}/similar`) return Promise.resolve(Response.json({ data: [] }));
    if (pathname !== detailPath) return fetchFromServer(input, init);
    return Promise.resolve(Response.json({ data: JSON.parse(detail) }));
  };

  document.addEventListener('DOMContentLoaded', () => {
    const { host, call } = document.body.dataset;
    const [path, id] = call.split('/');
    const element = document.createElement(path === 'events' ? 'event-detail' : 'event-portal');
    element.setAttribute('host', location.origin + host);
    element.setAttribute('locale', 'de');
    element.setAttribute('history', 'memory');
    if (path === 'events') element.setAttribute('event-id', decodeURIComponent(id));
    else element.setAttribute('start', `/${call}`);
    document.body.append(element);
  });
})();
