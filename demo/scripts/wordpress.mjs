import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, root, run } from './processes.mjs';

/** The folder of the unpacked WordPress: an installed one would bring a web server that opens port 80. */
const folder = join(root, 'node_modules', '.cache', 'event-portal', 'wordpress');
const unpacked = ['wordpress', 'wordpress-l10n', 'wordpress-theme-twentytwentythree'];
/** The Debian packages of a WordPress: PHP, the programs of a database without its service, and their libraries. */
const installed = [
  'php-cli',
  'php-gd',
  'php-mbstring',
  'php-mysql',
  'php-xml',
  'mariadb-client-core',
  'mariadb-server-core',
  'libjs-cropper',
  'libjs-underscore',
  'php-getid3',
];
const programs = ['php', 'mariadbd', 'mariadb-install-db'];
const libraries = ['/usr/share/php/getid3', '/usr/share/javascript/cropper', '/usr/share/javascript/underscore'];

const site = join(folder, 'usr', 'share', 'wordpress');
const isComplete = () =>
  existsSync(join(site, 'wp-load.php')) &&
  programs.every((name) => findProgram(name, ['/usr/sbin'])) &&
  libraries.every(existsSync);

/** Returns the folder of Debian's WordPress; gets it and what it needs if missing. Undefined if that is impossible. */
export async function ensureWordPress() {
  if (isComplete()) return site;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Getting PHP, MariaDB and WordPress from Debian.');
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...installed], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    await unpack();
  }
  if (isComplete()) return site;
  console.error(`Missing on this system. Debian: apt-get install ${[...installed, ...unpacked].join(' ')}`);
  return undefined;
}

async function unpack() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // apt-get loads into its current folder.
  await run('sh', ['-c', `cd '${folder}' && apt-get download ${unpacked.join(' ')}`]);
  const archives = readdirSync(folder).filter((file) => file.endsWith('.deb'));
  for (const name of archives) await run('dpkg', ['-x', join(folder, name), folder]);
  // It leads to the configuration of a web server.
  rmSync(join(site, '.htaccess'), { force: true });
  // WordPress links to files of the libraries, relative to itself.
  for (const name of ['php', 'javascript']) symlinkSync(join('/usr/share', name), join(site, '..', name));
}
