import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** Compiles Lingui's macros. Only files that import one go through Babel; everything else stays with Vite. */
export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?(\?|$)/, exclude: /node_modules/ },
        code: /@lingui\/(core|react)\/macro/,
      },
      async handler(code, id) {
        const out = await transformAsync(code, {
          filename: id.split('?')[0] ?? id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: ['@lingui/babel-plugin-lingui-macro'],
        });
        if (!out?.code) return null;
        return { code: out.code, map: out.map ? JSON.stringify(out.map) : null };
      },
    },
  };
}
