import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The table of routes, and the one that adds what its screens are given. */
const ROUTES = /\/(?:features\/recording\/|recording-)routes$/;
const INSTEAD = resolve('src/features/recording/elsewhere/routes.ts');

/** Puts one screen, which leads to a page of its own, in the place of every screen of recording. */
export function recordingElsewhere(): Plugin {
  return {
    name: 'portal-recording-elsewhere',
    enforce: 'pre',
    resolveId: { filter: { id: ROUTES }, handler: () => INSTEAD },
  };
}
