import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

type Compiled = { code: string; map: string } | null;

/**
 * What Babel made of the code of a file: a build writes several outputs of the same sources, and the tests are several
 * projects, each with plugins of its own.
 */
const compiled = new Map<string, { code: string; result: Promise<Compiled> }>();

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
      handler(code, id) {
        const filename = id.split('?')[0] ?? id;
        const last = compiled.get(filename);
        if (last?.code === code) return last.result;
        const result = compile(code, filename);
        compiled.set(filename, { code, result });
        return result;
      },
    },
  };
}

async function compile(code: string, filename: string): Promise<Compiled> {
  const out = await transformAsync(code, {
    filename,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: ['@lingui/babel-plugin-lingui-macro'],
  });
  if (!out?.code) return null;
  return { code: out.code, map: JSON.stringify(out.map) };
}
