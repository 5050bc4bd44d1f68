/** The names of the sections in their order. */
export const EVENT_SECTIONS = [
  'texts',
  'dates',
  'places',
  'pictures',
  'descriptions',
  'forWhom',
  'organizer',
  'price',
  'access',
  'links',
  'filing',
  'english',
  'moreTexts',
  'publication',
  'freeFields',
] as const;

export type EventSection = (typeof EVENT_SECTIONS)[number];
