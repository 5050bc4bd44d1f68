import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, stage } from './processes.mjs';

/** Checks whether a Node.js version is one of "engines" in package.json: `^20.19.0 || >=22.12.0`. */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** Ends the process with a clear message when the project does not run on this Node.js. */
export function checkNode() {
  const version = process.versions.node;
  if (isNodeSupported(version)) return;
  console.error(
    `This needs Node.js 20 from 20.19 on, or 22.12 or newer (21 will not do); you run ${version} (${process.execPath}).`,
  );
  console.error('Install one of these from https://nodejs.org or with your version manager, then try again.');
  process.exit(1);
}

/** Installs the dependencies unless node_modules equals package-lock.json; returns whether they are there. */
export async function ensureInstalled() {
  return isInstalled() || stage('install dependencies', () => npm(['ci', '--no-progress']));
}

/** Compares contents, not times: git gives every file of a fresh clone or another branch the time of the checkout. */
function isInstalled() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(installedFile);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, peer }]) => path === '' || optional || peer || installed[path]?.version === version,
  );
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
