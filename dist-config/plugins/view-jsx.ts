import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Views that both the first painter and React draw. */
const SHARED_VIEW =
  /src\/(?:ui\/(?:first-)?icon|shell\/(?:shell-bar|waiting-screen)|loader\/(?:painted-screen|article-list|light\/)|features\/events\/(?:card\/|articles\/article-(?:card|results)(?=\.)|list\/(?:list-view|filter-bar|pager|first-fields)))[\w/.-]*\.tsx$/;

/** Compiles the shared views against a JSX runtime that can draw without React, see src/ui/view-jsx.ts. */
export function viewJsx(): Plugin {
  return {
    name: 'portal-view-jsx',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_, importer) => (importer && SHARED_VIEW.test(importer) ? resolve('src/ui/view-jsx.ts') : null),
    },
  };
}
