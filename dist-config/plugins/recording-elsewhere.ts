import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The table of routes, and the one that adds what its screens are given. */
const ROUTES = /\/(?:features\/recording\/|recording-)routes$/;
const INSTEAD = resolve('src/features/recording/elsewhere/routes.ts');
/** What loads articles, and what stands there instead. */
const ARTICLES = /\/event-articles-lazy$/;
const NO_ARTICLES = resolve('src/features/events/articles/event-articles-elsewhere.ts');
/** The screens of articles. */
const FURTHER = /\/further-screens$/;
const NOT_FOUND = resolve('src/shell/further-screens-elsewhere.ts');

/** The way to them. */
const MORE = /\/more-screens-lazy$/;
const NO_MORE = resolve('src/shell/more-screens-elsewhere.ts');

/** The order of adverts, which can record an event. */
const ADVERTS = /\/advert-routes$/;
const NO_ADVERTS = resolve('src/shell/advert-routes-elsewhere.ts');

/** What stands in the place of a source. */
const insteadOf = (id: string) => {
  if (ROUTES.test(id)) return INSTEAD;
  if (MORE.test(id)) return NO_MORE;
  if (ADVERTS.test(id)) return NO_ADVERTS;
  return FURTHER.test(id) ? NOT_FOUND : NO_ARTICLES;
};

/** Puts one screen, which leads to a page of its own, in the place of every screen of recording, and leaves out articles and adverts. */
export function recordingElsewhere(): Plugin {
  return {
    name: 'portal-recording-elsewhere',
    enforce: 'pre',
    resolveId: {
      filter: { id: [ROUTES, ARTICLES, FURTHER, MORE, ADVERTS] },
      handler: insteadOf,
    },
  };
}
