import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npm, root, stage } from './processes.mjs';

const sources = [
  'src',
  'demo/kit',
  'demo/office-editor',
  'dist-config',
  'vite.config.ts',
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
];
const outputs = [
  'dist/event-portal.js',
  'dist/loader.js',
  'dist/event-portal.iife.js',
  'dist/event-portal-frame.js',
  'dist/iframe/index.html',
  'dist/kit/index.html',
  'dist/office/rich-text.js',
  'lib/index.js',
];
const vendor = ['bootstrap/dist/css/bootstrap.css', 'bootstrap/dist/js/bootstrap.js', 'jquery/dist/jquery.js'];
const stampFile = join(root, 'node_modules', '.cache', 'event-portal', 'build.json');
const stamp = () => stampOf(sources, outputs);

/**
 * Builds the bundles when their sources or the built files have changed since the last build here, and for the demo adds
 * its vendor files. Returns whether everything is there.
 */
export async function ensureBuilt({ isDemo = true } = {}) {
  if (!isBuilt()) {
    if (!(await stage('build bundles', () => npm(['run', '--silent', 'build'])))) return false;
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp());
  }
  if (isDemo) copyVendor(join(root, 'dist'));
  return true;
}

/** Copies the vendor files of the old CMS's page into the folder of the bundle, where the demo server finds them. */
export function copyVendor(bundle) {
  const folder = join(bundle, 'demo-vendor');
  for (const file of vendor) cpSync(join(root, 'node_modules', file), join(folder, file.split('/').at(-1)));
  cpSync(join(root, 'node_modules', 'bootstrap', 'dist', 'fonts'), join(folder, 'fonts'), { recursive: true });
}

function isBuilt() {
  return (
    outputs.every((file) => existsSync(join(root, file))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp()
  );
}

/** Identifies the sources by content, the built files by time: so a manual build in between is not taken for ours. */
export function stampOf(sources, outputs) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  const built = outputs.map((file) => [file, statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0]);
  return JSON.stringify({ sources: hash.digest('hex'), built });
}

function filesBelow(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
