import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The table of routes, and the one that adds what its screens are given. */
const ROUTES = /\/(?:features\/recording\/|recording-)routes$/;
const INSTEAD = resolve('src/features/recording/elsewhere/routes.ts');
/** What loads articles, and what stands there instead. */
const ARTICLES = /\/event-articles-lazy$/;
const NO_ARTICLES = resolve('src/features/events/articles/event-articles-elsewhere.ts');
/** The screens of adverts, also with what they are given. */
const ORDERS = /\/(?:features\/adverts\/|advert-)routes$/;
const NO_ORDERS = resolve('src/features/adverts/routes-elsewhere.ts');
/** What shows adverts, and what stands there instead. */
const ADVERTS = /\/shown-adverts-lazy$/;
const NO_ADVERTS = resolve('src/portal/adverts/shown-adverts-elsewhere.ts');
/** What takes events into calendars, and what stands there instead. */
const CALENDARS = /\/(?:event-calendar|subscribe)-lazy$/;
const NO_CALENDARS = resolve('src/features/events/calendar/calendars-elsewhere.ts');
/** What favourites have beside the hearts. */
const EXTRAS = /\/favourites-lazy$/;
const NO_EXTRAS = resolve('src/features/events/favourite-extras/favourites-elsewhere.ts');
/** Other views than the list. */
const VIEWS = /\/views-lazy$/;
const NO_VIEWS = resolve('src/features/events/views/views-elsewhere.ts');
/** What search engines alone read. */
const JSON_LD = /\/json-ld$/;
const NO_JSON_LD = resolve('src/features/events/detail/json-ld-elsewhere.ts');
/** What stands around an event, and what stands there instead. */
const BEYOND = /\/beyond-lazy$/;
const NO_BEYOND = resolve('src/features/events/beyond/beyond-elsewhere.ts');
/** A place on the map, and what stands there instead. */
const PLACE_MAP = /\/place-map-lazy$/;
const NO_PLACE_MAP = resolve('src/features/events/place-map/place-map-elsewhere.ts');
/** An event in easy German and in sign language, and what stands there instead. */
const VERSIONS = /\/event-versions-lazy$/;
const NO_VERSIONS = resolve('src/features/events/detail/event-versions-elsewhere.ts');
/** The screens of articles. */
const FURTHER = /\/further-screens-lazy$/;
const NOT_FOUND = resolve('src/shell/further-screens-elsewhere.ts');

/** The way to them. */
const MORE = /\/more-screens$/;
const NO_MORE = resolve('src/shell/more-screens-elsewhere.ts');

/** What stands in the place of a source. */
const insteadOf = (id: string) => {
  if (ROUTES.test(id)) return INSTEAD;
  if (MORE.test(id)) return NO_MORE;
  if (ADVERTS.test(id)) return NO_ADVERTS;
  if (ORDERS.test(id)) return NO_ORDERS;
  if (CALENDARS.test(id)) return NO_CALENDARS;
  if (EXTRAS.test(id)) return NO_EXTRAS;
  if (VIEWS.test(id)) return NO_VIEWS;
  if (JSON_LD.test(id)) return NO_JSON_LD;
  if (BEYOND.test(id)) return NO_BEYOND;
  if (PLACE_MAP.test(id)) return NO_PLACE_MAP;
  if (VERSIONS.test(id)) return NO_VERSIONS;
  return FURTHER.test(id) ? NOT_FOUND : NO_ARTICLES;
};

/** Puts one screen, which leads to a page of its own, in the place of every screen of recording, and leaves out articles, what search engines alone read, adverts, calendars, months, maps, easy and signed versions and what favourites have beside the hearts. */
export function recordingElsewhere(): Plugin {
  return {
    name: 'portal-recording-elsewhere',
    enforce: 'pre',
    resolveId: {
      filter: {
        id: [
          ...[ROUTES, ARTICLES, ADVERTS, ORDERS, CALENDARS, EXTRAS, VIEWS, JSON_LD, BEYOND, PLACE_MAP, VERSIONS],
          ...[FURTHER, MORE],
        ],
      },
      handler: insteadOf,
    },
  };
}
