import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** Vite wraps each `import()` to put preload links into the head of the page, which is the host's: ours only import. */
export function noPreloadLinks(): Plugin {
  return {
    name: 'portal-no-preload-links',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
    },
  };
}
