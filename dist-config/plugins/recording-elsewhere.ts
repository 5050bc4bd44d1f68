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
/** The screens of articles. */
const FURTHER = /\/further-screens$/;
const NOT_FOUND = resolve('src/shell/further-screens-elsewhere.ts');

/** The way to them. */
const MORE = /\/more-screens-lazy$/;
const NO_MORE = resolve('src/shell/more-screens-elsewhere.ts');

/** What stands in the place of a source. */
const insteadOf = (id: string) => {
  if (ROUTES.test(id)) return INSTEAD;
  if (MORE.test(id)) return NO_MORE;
  if (ADVERTS.test(id)) return NO_ADVERTS;
  if (ORDERS.test(id)) return NO_ORDERS;
  return FURTHER.test(id) ? NOT_FOUND : NO_ARTICLES;
};

/** Puts one screen, which leads to a page of its own, in the place of every screen of recording, and leaves out articles and adverts. */
export function recordingElsewhere(): Plugin {
  return {
    name: 'portal-recording-elsewhere',
    enforce: 'pre',
    resolveId: {
      filter: { id: [ROUTES, ARTICLES, ADVERTS, ORDERS, FURTHER, MORE] },
      handler: insteadOf,
    },
  };
}
