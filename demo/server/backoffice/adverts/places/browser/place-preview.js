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
      // An advert stands in the empty cell of a row, and in a single column before the third card.
      element.setAttribute('limit', innerWidth > 540 ? '1' : '3');
      element.setAttribute('filter', 'off');
    } else element.setAttribute('place', place);
    element.settings = { applicationSettings: { activateAdverts: true } };
    document.body.append(element);
  });
})();
