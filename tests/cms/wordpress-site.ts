import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { freePort } from '../../demo/scripts/processes.mjs';

/** A role of WordPress and the name of its only person. */
export type Role = 'administrator' | 'editor' | 'author' | 'contributor';
export const PASSWORD = 'Demo!2026';
const ROLES: Role[] = ['administrator', 'editor', 'author', 'contributor'];

/** A real WordPress in a folder of its own, with a database of its own. */
export type WordPressSite = {
  url: string;
  /** Runs PHP code inside of WordPress and returns what it prints. */
  php(code: string): string;
  /** Returns what PHP and WordPress object to in the plugin, and all that has ended a request. */
  objections(): string[];
  /** Returns the addresses that the plugin has requested from the server. */
  requests(): string[];
  /** Checks whether a file exists, by its path below wp-content. */
  has(path: string): boolean;
};

/** Records the requests, and all that PHP and WordPress object to, if they begin in the plugin: WordPress has its own. */
const RECORDER = `<?php
function record_of_plugin( $file, $line ) {
  foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {
    if ( strpos( $call['file'] ?? '', 'plugins/event-portal/' ) ) {
      file_put_contents( WP_CONTENT_DIR . "/$file", str_replace( "\\n", ' ', $line ) . "\\n", FILE_APPEND );
      return;
    }
  }
}
set_error_handler( function ( $level, $message, $file, $line ) {
  record_of_plugin( 'objections.log', "$message ($file:$line)" );
  return false;
} );
add_filter( 'pre_http_request', function ( $answer, $options, $url ) {
  record_of_plugin( 'requests.log', $url );
  return $answer;
}, 10, 3 );
`;

/** Waits until a step succeeds. */
const soon = (step: () => unknown) => expect(async () => void (await step())).toPass({ timeout: 50_000 });

const php = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/**
 * Starts a database and a WordPress in German with one person for each role; its server sends no request to others.
 *
 * @param source the folder of Debian's WordPress
 * @param onStart called before anything runs, with what ends it
 */
export async function startWordPress(
  source: string,
  onStart: (stop: () => Promise<void>) => void,
): Promise<WordPressSite> {
  const folder = mkdtempSync(join(tmpdir(), 'event-portal-cms-'));
  const children: ChildProcess[] = [];
  onStart(async () => {
    await Promise.all(children.map(end));
    rmSync(folder, { recursive: true, force: true });
  });
  return startSite(folder, source, await startDatabase(folder, children), children);
}

async function end(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // Its workers, too: they are a group.
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

async function startDatabase(folder: string, children: ChildProcess[]): Promise<string> {
  const data = join(folder, 'database');
  const socket = join(folder, 'database.sock');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  execFileSync('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...asRoot,
  ]);
  const options = [`--datadir=${data}`, `--socket=${socket}`, `--pid-file=${join(folder, 'database.pid')}`];
  // Debian has it beside the programs of the administrator.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  children.push(
    spawn('mariadbd', ['--no-defaults', ...options, '--skip-networking', ...asRoot], {
      stdio: 'ignore',
      env,
      detached: true,
    }),
  );
  // A database that is ending accepts connections, but never answers.
  const ask = (sql: string) =>
    execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', sql], {
      stdio: 'pipe',
      timeout: 5000,
    });
  await soon(() => ask('create database if not exists wordpress character set utf8mb4'));
  return socket;
}

async function startSite(
  folder: string,
  source: string,
  socket: string,
  children: ChildProcess[],
): Promise<WordPressSite> {
  const site = join(folder, 'site');
  const content = join(site, 'wp-content');
  const logFile = join(folder, 'php.log');
  // Debian's files are links to other packages, and its configuration names folders of the system.
  cpSync(source, site, { recursive: true, dereference: true });
  mkdirSync(join(content, 'mu-plugins'));
  writeFileSync(join(content, 'mu-plugins', 'recorder.php'), RECORDER);
  const url = `http://127.0.0.1:${await freePort()}`;
  const constants = {
    DB_NAME: php('wordpress'),
    DB_USER: php('root'),
    DB_PASSWORD: php(''),
    DB_HOST: php(`localhost:${socket}`),
    WP_HOME: php(url),
    WP_SITEURL: php(url),
    WP_DEBUG: 'true',
    WP_DEBUG_DISPLAY: 'false',
    WP_DEBUG_LOG: php(logFile),
    WP_HTTP_BLOCK_EXTERNAL: 'true',
    DISABLE_WP_CRON: 'true',
    AUTOMATIC_UPDATER_DISABLED: 'true',
    FS_METHOD: php('direct'),
  };
  const lines = Object.entries(constants).map(([name, value]) => `define( '${name}', ${value} );`);
  writeFileSync(
    join(site, 'wp-config.php'),
    `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\nrequire_once __DIR__ . '/wp-settings.php';\n`,
  );
  const options = ['-d', `error_log=${logFile}`, '-d', 'log_errors=1', '-d', 'upload_max_filesize=16M'];
  const environment = { ...process.env, PHP_CLI_SERVER_WORKERS: '4' };
  const run = (code: string) =>
    execFileSync('php', [...options, '-d', 'display_errors=stderr', '-r', code], {
      cwd: site,
      encoding: 'utf8',
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const load = "$_SERVER['HTTP_HOST'] = 'localhost'; require 'wp-load.php';";
  run(`define( 'WP_INSTALLING', true ); ${load} require_once 'wp-admin/includes/upgrade.php';
    wp_install( 'Stadt', 'administrator', 'administrator@stadt.example', false, '', ${php(PASSWORD)}, 'de_DE' );
    foreach ( ${`[${ROLES.slice(1).map(php)}]`} as $role ) {
      wp_insert_user( [ 'user_login' => $role, 'user_pass' => ${php(PASSWORD)}, 'user_email' => "$role@stadt.example", 'role' => $role ] );
    }`);
  const port = new URL(url).port;
  children.push(
    spawn('php', [...options, '-d', 'post_max_size=16M', '-S', `127.0.0.1:${port}`, '-t', site], {
      stdio: 'ignore',
      env: environment,
      detached: true,
    }),
  );
  await soon(async () => {
    const { status } = await fetch(`${url}/wp-login.php`);
    if (status !== 200) throw new Error(`WordPress answers with ${status}.`);
  });
  const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
  return {
    url,
    php: (code) => run(`${load} ${code}`),
    objections: () => [
      ...linesOf(join(content, 'objections.log')),
      ...linesOf(logFile).filter((line) => /PHP (?:Fatal|Parse)|plugins\/event-portal/.test(line)),
    ],
    requests: () => linesOf(join(content, 'requests.log')),
    has: (path) => existsSync(join(content, path)),
  };
}
