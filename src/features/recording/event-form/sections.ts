/** The names of the sections in their order. */
export const EVENT_SECTIONS = [
  'texts',
  'dates',
  'places',
  'pictures',
  'filing',
  'descriptions',
  'price',
  'links',
  'tickets',
  'freeFields',
  'publication',
  'english',
] as const;

export type EventSection = (typeof EVENT_SECTIONS)[number];
