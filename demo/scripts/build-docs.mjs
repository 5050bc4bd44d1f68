import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { stampOf } from './build.mjs';
import { root, run, stage } from './processes.mjs';

const sources = [
  'demo/docs',
  'src',
  '.github',
  'CHANGELOG.md',
  'demo/server/openapi.json',
  'package.json',
  'package-lock.json',
];
const outputs = ['dist/docs/404.html'];
const stampFile = join(root, 'node_modules', '.cache', 'event-portal', 'docs.json');
/** The file that a failed first build writes. */
const failure = 'failed.txt';
const vitepress = join(root, 'node_modules', 'vitepress', 'bin', 'vitepress.js');

/**
 * Builds the documentation into dist/docs/ when its sources or the built files have changed since the last build here.
 * A failed build leaves the documentation of the last one. Returns whether it is there.
 */
export async function ensureDocs() {
  const stamp = () => JSON.stringify([process.env.DOCS_BUNDLE, process.env.DOCS_HOST, stampOf(sources, outputs)]);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return true;
  const folder = join(root, 'dist', 'docs');
  if (!(await buildDocs({ folder, base: '/docs/' }))) return false;
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp());
  return true;
}

/** Checks whether a folder may be replaced: it is empty, is not there, or holds an earlier build of the documentation. */
export function isReplaceable(folder) {
  if (!existsSync(folder)) return true;
  const names = readdirSync(folder);
  return (
    names.length === 0 || ['404.html', 'hashmap.json'].every((name) => names.includes(name)) || names.join() === failure
  );
}

/** Builds the documentation for a path of a website into a folder, which is replaced once the build is complete. */
export async function buildDocs({ folder, base }) {
  const fresh = `${folder}-${process.pid}`;
  const isBuilt = await stage('build docs', () => vitepressBuild({ DOCS_OUT: fresh, DOCS_BASE: base }));
  if (isBuilt) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } else if (!existsSync(join(folder, '404.html'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, failure), '');
  }
  rmSync(fresh, { recursive: true, force: true });
  return isBuilt;
}

/** Runs VitePress behind everything else on the machine, and no longer than this process. */
async function vitepressBuild(env) {
  let stop = () => undefined;
  const build = run(process.execPath, [vitepress, 'build', 'demo/docs'], {
    env,
    onStart: (child) => {
      if (child.pid === undefined) return;
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      stop = () => child.kill();
    },
  });
  const onExit = () => stop();
  process.once('exit', onExit);
  const result = await build;
  process.off('exit', onExit);
  return result;
}
