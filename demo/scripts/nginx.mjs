import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, root, run } from './processes.mjs';

/** The folder of a program that is unpacked without being installed, since an installed one would open port 80. */
const folder = join(root, 'node_modules', '.cache', 'event-portal', 'nginx');

/** Returns the path of nginx; undefined if there is none. */
export const findNginx = () => findProgram('nginx', ['/usr/sbin', join(folder, 'usr', 'sbin')]);

/** Unpacks the nginx of Debian for the tests if there is none, half a megabyte; prints a line if that is impossible. */
export async function ensureNginx() {
  if (findNginx()) return;
  if (existsSync('/etc/debian_version') && !(await unpack())) {
    if (process.getuid?.() === 0) await run('apt-get', ['update']);
    await unpack();
  }
  if (!findNginx()) console.log('nginx is not installed: the test of its configuration is skipped.');
}

async function unpack() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // apt-get loads into its current folder.
  const { code } = await run('sh', ['-c', `cd '${folder}' && apt-get download nginx`]);
  const name = code === 0 && readdirSync(folder).find((file) => file.endsWith('.deb'));
  return Boolean(name) && (await run('dpkg', ['-x', join(folder, name), folder])).code === 0;
}
