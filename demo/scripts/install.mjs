import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, stage } from './processes.mjs';

const leastNode = [20, 19];

/** Ends the process with a clear message when this Node.js is older than the project needs. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return;
  console.error(
    `This needs Node.js ${leastNode.join('.')} or newer; you run ${process.versions.node} (${process.execPath}).`,
  );
  console.error('Install a newer one from https://nodejs.org or with your version manager, then try again.');
  process.exit(1);
}

/** Installs the dependencies unless node_modules holds what package-lock.json says; answers whether they are there. */
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
