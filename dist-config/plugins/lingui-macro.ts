import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

type CompiledModule = { code: string; map: string } | null;

const ROOT = resolve(import.meta.dirname, '../..');
/** The cache of compiled files: Babel takes nearly half of a build. */
const CACHE = join(ROOT, 'node_modules/.cache/event-portal/macros');
/** The version of the cache: another Babel or Lingui may compile differently, and production omits texts. */
const COMPILER_HASH = hashOf(readFileSync(join(ROOT, 'package-lock.json')), readFileSync(import.meta.filename));

/**
 * The compiled files of this process: a build writes several outputs of the same sources, and the tests are several
 * projects, each with plugins of its own.
 */
const compiled = new Map<string, { code: string; result: Promise<CompiledModule> }>();

/**
 * Creates a plugin that compiles Lingui's macros. Only files that import one go through Babel; everything else stays
 * with Vite.
 */
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
        const result = compileOnce(code, filename);
        compiled.set(filename, { code, result });
        return result;
      },
    },
  };
}

async function compileOnce(code: string, filename: string): Promise<CompiledModule> {
  const key = hashOf(COMPILER_HASH, `${process.env.NODE_ENV}\n${filename}\n`, code);
  const file = join(CACHE, `${relative(ROOT, filename).replaceAll(sep, '_')}.${process.env.NODE_ENV}.json`);
  const cached = readCache(file);
  if (cached?.key === key) return cached.result;
  const result = await compile(code, filename);
  mkdirSync(CACHE, { recursive: true });
  // Several processes may write it at once; none must read half of a file.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ key, result }));
  renameSync(`${file}.${process.pid}`, file);
  return result;
}

function hashOf(...texts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex');
}

function readCache(file: string): { key: string; result: CompiledModule } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function compile(code: string, filename: string): Promise<CompiledModule> {
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
