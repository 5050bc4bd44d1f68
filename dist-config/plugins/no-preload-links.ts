import type { Plugin } from 'vite';

/** What wraps them, by its name in Vite. */
const WRAPPER = 'native:import-analysis-build';

/**
 * Vite wraps each `import()` to put preload links into the head of the page, which is the host's: ours only import.
 *
 * @throws {Error} when Vite does so in another way
 */
export function noPreloadLinks(): Plugin {
  return {
    name: 'portal-no-preload-links',
    configResolved({ plugins }) {
      const place = plugins.findIndex(({ name }) => name === WRAPPER);
      if (place < 0) throw new Error('Vite puts preload links into pages in a way that is not known.');
      // Typed as one that cannot be changed, but what Vite goes on with.
      (plugins as Plugin[]).splice(place, 1);
    },
  };
}
