/** What the types refuse; never run. */
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
