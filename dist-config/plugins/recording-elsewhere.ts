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

/** Puts one screen, which leads to a page of its own, in the place of every screen of recording, and leaves out articles. */
export function recordingElsewhere(): Plugin {
  return {
    name: 'portal-recording-elsewhere',
    enforce: 'pre',
    resolveId: {
      filter: { id: [ROUTES, ARTICLES, FURTHER] },
      handler: (id) => (ROUTES.test(id) ? INSTEAD : FURTHER.test(id) ? NOT_FOUND : NO_ARTICLES),
    },
  };
}
