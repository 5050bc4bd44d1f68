import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { findNginx } from '../../demo/scripts/nginx.mjs';
import { freePort } from '../../demo/scripts/processes.mjs';

/*
 * `npm run test:deploy`: takes the commands out of demo/docs/en/deploying.md and demo/deploy/Dockerfile and runs them in a
 * temporary folder, up to a browser that shows an imported event behind nginx. `image` or `lines` as an argument runs one
 * of both; `--quick` takes the packages of this repository instead of installing them.
 */

const MAX_LINES = 10;
const EVENT = 'Die Alb und ihre Menschen';
/** The time limit for a start; the lines install and build, too. */
const START_MS = 120_000;
const LINES_MS = 900_000;
const ROOT = process.cwd();
const isQuick = process.argv.includes('--quick');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'event-portal-deploy-')));
const page = readFileSync('demo/docs/en/deploying.md', 'utf8');
const ENVIRONMENT = { PATH: `${process.env.PATH}`, HOME: folder, npm_config_update_notifier: 'false' };
const REAL_USE = { BACKOFFICE_PASSWORD: 'x9Kq2mVw7Lr4', MAIL: 'off' };

/** Runs one step, and prints its seconds. */
async function step(name: string, work: () => unknown): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Runs a command of a shell to its end; its output is shown if it fails. */
function run(command: string, cwd: string, environment: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-ec', command], {
    ...{ cwd, encoding: 'utf8', maxBuffer: 100_000_000, env: { ...ENVIRONMENT, ...environment } },
  });
  if (status !== 0) throw new Error(`${command}\n${stdout}\n${stderr}`);
  return stdout;
}

async function until(what: string, ms: number, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what} does not come true.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Starts commands in a group of processes. @returns their output so far, and what ends all of them with SIGTERM */
function start(command: readonly string[], cwd: string, environment: Record<string, string>) {
  const [program = '', ...given] = command;
  const env = { ...ENVIRONMENT, ...environment };
  const child = spawn(program, given, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.err += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    } catch {
      // All of them have ended.
    }
    return ended;
  };
  return { said, ended, stop };
}

type Instruction = { name: string; rest: string };

/** Returns the instructions of the Dockerfile in their order. */
const instructions = (): Instruction[] =>
  readFileSync('demo/deploy/Dockerfile', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return name && rest ? [{ name, rest }] : [];
    });

/** Lists the files that the image would get: those of the repository without those of its .dockerignore. */
function imageFiles(): string[] {
  const ignored = readFileSync('demo/deploy/Dockerfile.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return run('git ls-files --cached --others --exclude-standard', ROOT)
    .trim()
    .split('\n')
    .filter((file) => !ignored.some((name) => file === name || file.startsWith(`${name}/`)));
}

/** Runs the steps of the Dockerfile one after the other, then its command and its health check. */
async function buildImage(image: string): Promise<void> {
  mkdirSync(image);
  const files = imageFiles();
  const set: Record<string, string> = {};
  for (const { name, rest } of instructions()) {
    if (name === 'COPY') {
      const sources = rest.split(' ').slice(0, -1);
      const wanted = sources.includes('.') ? files : sources;
      for (const file of wanted) cpSync(file, join(image, file));
    }
    if (name === 'RUN' && rest.startsWith('npm ci') && isQuick)
      run(`cp -al "${ROOT}/node_modules" node_modules`, image);
    else if (name === 'RUN' && rest.startsWith('npm')) await step(`image: ${rest}`, () => run(rest, image));
    else if (name === 'RUN') console.log(`image: not run without a container: ${rest}`);
    if (name === 'ENV') for (const pair of rest.split(' ')) set[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? '';
  }
  const commandAt = (name: string): string[] =>
    JSON.parse(
      instructions()
        .find((one) => one.name === name)
        ?.rest.replace(/^[^[]*(?=\[)/, '') ?? '[]',
    );
  const port = String(await freePort());
  const own = { PORT: port, ADDRESS: 'localhost', DATA_FOLDER: join(folder, 'data-of-image') };
  const environment = { ...set, ...own, ...REAL_USE, PUBLIC_URL: `http://localhost:${port}` };
  await step('image: start, health and stop', async () => {
    const server = start(commandAt('CMD'), image, environment);
    const [, ...health] = commandAt('HEALTHCHECK');
    const isHealthy = () =>
      spawnSync(process.execPath, health, { env: { ...ENVIRONMENT, ...environment } }).status === 0;
    await until('health', START_MS, isHealthy).catch((error) => {
      throw new Error(`${error.message}\n${server.said.out}\n${server.said.err}`);
    });
    const code = await server.stop();
    if (code !== 0 || !server.said.out.includes('"stopped"'))
      throw new Error(`It ended with ${code}: ${server.said.err}`);
  });
}

/** Returns the lines of the document, without the first one, which holds the values. */
function documentedLines(): { values: string[]; lines: string[] } {
  const [, block = ''] = /<!-- ten lines[^>]*-->\n+```sh\n([\s\S]*?)```/.exec(page) ?? [];
  const [first = '', ...lines] = block.trim().split('\n');
  if (!first.startsWith('export ') || lines.length === 0) throw new Error('deploying.md has no ten lines.');
  if (lines.length >= MAX_LINES) throw new Error(`deploying.md has ${lines.length + 1} lines, and ten are allowed.`);
  return { values: [...first.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name), lines };
}

/** Lays out the programs that the lines call, which must not change this machine: apt-get, git and nginx. */
function layOutPrograms(bin: string, nginx: string, port: string, httpPort: string, modules: string): void {
  const program = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/usr/bin/env bash\nset -e\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  mkdirSync(bin);
  program('apt-get', ':');
  // After the clone come the packages that are installed already.
  program(
    'git',
    `${run('command -v git', ROOT).trim()} "$@"\n[ "$1" != clone ] || cp -al "${modules}" "$3/node_modules"`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    join(folder, 'main.conf'),
    `master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  // Other folders and ports than those of a machine that serves nothing else.
  const changes = [
    `s#/var/cache/#${folder}/#; s#/var/log/nginx/#${folder}/#`,
    `s#127.0.0.1:4173#127.0.0.1:${port}#; s#listen 80;#listen 127.0.0.1:${httpPort};#; /listen \\[::\\]:80;/d`,
  ];
  program(
    'nginx',
    `[ "$*" = "-s reload" ]\nsed '${changes.join('; ')}' "$CONF/event-portal.conf" > ${folder}/site.conf\n${nginx} -p ${folder} -e ${folder}/error.log -c ${folder}/main.conf`,
  );
}

/** Runs the ten lines, and looks at their event with a browser. */
async function runLines(modules: string): Promise<void> {
  const nginx = findNginx();
  if (!nginx) throw new Error('nginx is missing.');
  const { values, lines } = documentedLines();
  const [port, httpPort] = [String(await freePort()), String(await freePort())];
  const [bin, conf] = [join(folder, 'bin'), join(folder, 'conf.d')];
  layOutPrograms(bin, nginx, port, httpPort, modules);
  mkdirSync(conf);
  const url = `http://localhost:${httpPort}`;
  const environment: Record<string, string> = {
    ...{ ...REAL_USE, PORT: port, PUBLIC_URL: url, BEHIND_PROXY: '1', CONF: conf, REPOSITORY: ROOT },
    ...{ SITE: join(folder, 'site'), DATA_FOLDER: join(folder, 'data'), PATH: `${bin}:${ENVIRONMENT.PATH}` },
  };
  const missing = values.filter((name) => environment[name] === undefined);
  if (missing.length > 0) throw new Error(`The first line sets ${missing.join(', ')}, which this test does not know.`);
  // Ends with the last of the lines; the server goes on until it is stopped.
  const script = [
    ...lines.map((line) => line.replace('/tmp/', `${folder}/server-`)),
    'echo; echo "-- the end"; wait',
  ].join('\n');
  const shell = start(['bash', '-exc', script], folder, environment);
  try {
    let hasEnded = false;
    void shell.ended.then(() => {
      hasEnded = true;
    });
    await until('the end of the lines', LINES_MS, () => hasEnded || shell.said.out.includes('-- the end')).catch(
      () => undefined,
    );
    if (!shell.said.out.includes(EVENT)) throw new Error(`No event.\n${shell.said.out}\n${shell.said.err}`);
    await showEvent(url);
  } finally {
    await shell.stop();
    spawnSync('bash', ['-c', `kill $(cat ${folder}/nginx.pid)`]);
  }
}

/** Opens the page of the document, whose element shows the event. */
async function showEvent(url: string): Promise<void> {
  const [, markup = ''] = /```html\n([\s\S]*?)```/.exec(page) ?? [];
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const tab = await browser.newPage();
    const body = `<!doctype html><title>Website</title>${markup.replaceAll('http://localhost', url)}`;
    await tab.route(`${url}/website`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await tab.goto(`${url}/website`);
    await tab.getByText(EVENT).first().waitFor();
  } finally {
    await browser.close();
  }
}

const parts = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const isWanted = (name: string) => parts.length === 0 || parts.includes(name);
try {
  const image = join(folder, 'image');
  if (isWanted('image')) await buildImage(image);
  const modules = isWanted('image') ? join(image, 'node_modules') : join(ROOT, 'node_modules');
  if (isWanted('lines')) await step('the ten lines, and a browser', () => runLines(modules));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
