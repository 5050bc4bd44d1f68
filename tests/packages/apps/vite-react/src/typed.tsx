/** Valid uses of the types, beside those of the page; only compiled. */
export const right = [
  <portal-account key="badge" compact account-url="/konto/#{path}" />,
  <event-search key="search" for="termine" heading-level="3" results-url="/suche?q={query}" />,
  <event-teaser key="teaser" class="teaser" radius={30} onportal-error={({ detail }) => detail.reason.length} />,
];

/** Uses that the types refuse; only compiled. */
export const wrong = [
  // @ts-expect-error: there is no such element.
  <event-lists key="tag" />,
  // @ts-expect-error: there is no such attribute.
  <event-list key="attribute" colour="red" />,
  // @ts-expect-error: the list can be shown as list, calendar, week and map.
  <event-list key="choice" view="months" />,
  // @ts-expect-error: a number is needed.
  <event-list key="number" limit="many" />,
  // @ts-expect-error: as an attribute, settings are JSON.
  <event-list key="object" settings={{}} />,
  // @ts-expect-error: the event has another detail.
  <event-list key="event" onportal-ready={({ detail }) => detail.route} />,
];
