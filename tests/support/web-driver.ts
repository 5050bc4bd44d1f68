import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { freePort } from './postgres';

/*
 * Drives Debian's Firefox and WebKitGTK, which Playwright cannot: Firefox by WebDriver BiDi, which it supports itself,
 * WebKit by its WebDriver. Both accept the same actions of W3C WebDriver.
 */

/** Some keys as WebDriver encodes them. */
export const KEYS = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', pageDown: '\uE00F', arrowDown: '\uE015' };

type Action = Record<string, unknown>;

/** A tab that shares no storage with others. */
export type Tab = {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; its argument and result are JSON. */
  evaluate<Given, Result>(work: (given: Given) => Result, given: Given): Promise<Result>;
  /** Performs actions with keys and pointer, as WebDriver describes them. */
  act(...actions: Action[]): Promise<void>;
  close(): Promise<void>;
};

/** A started browser. */
export type OtherBrowser = { newTab(): Promise<Tab>; stop(): Promise<void> };
export type BrowserName = 'firefox' | 'webkit';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** Checks whether the programs of a browser are on this machine (demo/scripts/browser.mjs installs them). */
export const isInstalled = (name: BrowserName): boolean =>
  (name === 'firefox' ? [FIREFOX] : [WEBKIT_DRIVER, DISPLAY_SERVER]).every(existsSync);

export const startBrowser = (name: BrowserName): Promise<OtherBrowser> =>
  name === 'firefox' ? startFirefox() : startWebKit();

const ENVIRONMENT = { ...process.env, LANG: 'de_DE.UTF-8', TZ: 'Europe/Berlin' };

/** Preferences without requests at the start, without motion, and with a proxy that leads nowhere. */
const PREFERENCES = {
  'intl.accept_languages': 'de-DE',
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.failover_direct': false,
  'app.update.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

async function startFirefox(): Promise<OtherBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${[name, value].map(toJson)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = spawn(FIREFOX, args, { env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe'] });
  const [, address] = await said(firefox, firefox.stderr, /listening on (ws:\S+)/);
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });

  async function newTab(): Promise<Tab> {
    const { userContext } = await send('browser.createUserContext', {});
    const { context } = await send('browsingContext.create', { type: 'tab', userContext });
    await send('browsingContext.setViewport', { context, viewport: VIEWPORT });
    return {
      open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
      reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
      async evaluate(work, given) {
        const functionDeclaration = `() => JSON.stringify((${work})(${toJson(given)}))`;
        const call = { functionDeclaration, target: { context }, awaitPromise: false };
        const { result, exceptionDetails } = await send('script.callFunction', call);
        if (exceptionDetails) throw new Error((exceptionDetails as { text: string }).text);
        return fromJson((result as { value?: string }).value);
      },
      act: async (...actions) => void (await send('input.performActions', { context, actions })),
      close: async () => void (await send('browser.removeUserContext', { userContext })),
    };
  }

  return {
    newTab,
    async stop() {
      const end = ended(firefox);
      await send('browser.close', {});
      await end;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Answer = Record<string, unknown>;
type Send = (method: string, params: Answer) => Promise<Answer>;

/** Connects by WebDriver BiDi: commands and their answers, without subscriptions. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Answer) => void>();
  let commands = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
  return async (method, params) => {
    const id = ++commands;
    const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(toJson({ id, method, params }));
    const { type, result, error, message } = await answer;
    if (type !== 'success') throw new Error(`${method}: ${error}: ${message}`);
    return result as Answer;
  };
}

const VIEWPORT = { width: 1280, height: 900 };
const LIBRARIES = '/usr/lib';
/** The time in milliseconds after which the driver is taken for dead: a window takes it one or two seconds. */
const SESSION_MS = 20_000;

async function startWebKit(): Promise<OtherBrowser> {
  const screen = ['-screen', '0', `${VIEWPORT.width}x${VIEWPORT.height}x24`, '-nolisten', 'tcp'];
  const server = spawn(DISPLAY_SERVER, ['-displayfd', '1', ...screen], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [, display] = await said(server, server.stdout, /(\d+)\n/);
  const port = await freePort();
  const env = {
    ...ENVIRONMENT,
    ...{ DISPLAY: `:${display}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    ...{ LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' },
  };
  const spawnDriver = () => spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  let driver = spawnDriver();

  async function call(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Answer | string> {
    const options = { method, body: body ? toJson(body) : null, ...(signal && { signal }) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, options);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  }
  const isListening = () =>
    call('GET', '/status').then(
      () => true,
      () => false,
    );
  async function untilListening(): Promise<void> {
    while (!(await isListening())) {
      if (driver.exitCode !== null) throw new Error('WebKitWebDriver has ended.');
      await sleep(20);
    }
  }
  await untilListening();

  async function newSession(signal?: AbortSignal): Promise<Answer> {
    const options = { binary: miniBrowser(), args: ['--automation'] };
    const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    return (await call('POST', '/session', { capabilities: { alwaysMatch } }, signal)) as Answer;
  }

  /** Replaces a driver that never answers the request for a window, as WebKitGTK's rarely does on a busy machine. */
  async function newSessionOfNewDriver(): Promise<Answer> {
    const end = ended(driver);
    driver.kill('SIGKILL');
    await end;
    driver = spawnDriver();
    await untilListening();
    return newSession();
  }

  async function newTab(): Promise<Tab> {
    const { sessionId } = await newSession(AbortSignal.timeout(SESSION_MS)).catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
      return newSessionOfNewDriver();
    });
    const post = (path: string, body: object) => call('POST', `/session/${sessionId}/${path}`, body);
    await post('window/rect', VIEWPORT);
    return {
      open: async (url) => void (await post('url', { url })),
      reload: async () => void (await post('refresh', {})),
      async evaluate(work, given) {
        const script = `return JSON.stringify((${work})(arguments[0]))`;
        return fromJson((await post('execute/sync', { script, args: [given] })) as string | undefined);
      },
      act: async (...actions) => void (await post('actions', { actions })),
      close: async () => void (await call('DELETE', `/session/${sessionId}`)),
    };
  }

  return {
    newTab,
    async stop() {
      for (const process of [driver, server]) {
        const end = ended(process);
        process.kill();
        await end;
      }
    },
  };
}

/** Returns the path of WebKit's small browser, in the folder of the machine's architecture. */
function miniBrowser(): string {
  const places = readdirSync(LIBRARIES).map((name) => join(LIBRARIES, name, 'webkit2gtk-4.1/MiniBrowser'));
  const found = places.find(existsSync);
  if (!found) throw new Error('WebKitGTK has no MiniBrowser.');
  return found;
}

const toJson = (value: unknown): string => JSON.stringify(value) ?? 'undefined';
const fromJson = (text: string | undefined) => (text === undefined || text === null ? undefined : JSON.parse(text));

const ended = (process: ChildProcess) => new Promise<void>((resolve) => process.once('exit', () => resolve()));

/** Waits for output of a program. @returns the match of the pattern */
function said(process: ChildProcess, output: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (data) => {
      text += data;
      const found = pattern.exec(text);
      if (found) resolve(found);
    });
    process.once('exit', (code) => reject(new Error(`${process.spawnfile} ended with ${code}: ${text}`)));
  });
}
