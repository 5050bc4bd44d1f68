/* Draws a placement with a sample advert: the page contains the advert in place of the answer of the server. */
(() => {
  const fetchFromServer = window.fetch;
  window.fetch = (input, init) => {
    const { host, advert } = document.body.dataset;
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (pathname !== `${host}/api/adverts/show`) return fetchFromServer(input, init);
    return Promise.resolve(Response.json({ data: [JSON.parse(advert)] }));
  };

  document.addEventListener('DOMContentLoaded', () => {
    const { host, place } = document.body.dataset;
    const element = document.createElement(place === 'list' ? 'event-list' : 'advert-slot');
    element.setAttribute('host', location.origin + host);
    element.setAttribute('locale', 'de');
    element.setAttribute('history', 'memory');
    if (place === 'list') {
      element.setAttribute('page-size', '4');
      element.setAttribute('filter', 'off');
    } else element.setAttribute('place', place);
    element.settings = { applicationSettings: { activateAdverts: true } };
    document.body.append(element);
  });
})();
