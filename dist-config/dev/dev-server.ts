import { connect } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import react from '@vitejs/plugin-react';
import { createServer, type InlineConfig, mergeConfig, type Plugin, type ViteDevServer } from 'vite';
import { shared } from '../outputs/shared';
import { linguiMacro } from '../plugins/lingui-macro';
import { messages } from '../plugins/messages';
import { copyPage } from './dev-files';

/*
 * The server of `npm run dev`: Vite serves the sources and updates open pages; the demo server answers everything else,
 * including pages. Of the production build only the necessary plugins are used.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const inRoot = (path: string) => join(ROOT, path);

/** The sources of built files, by the addresses in pages. */
const ENTRIES: Record<string, string> = {
  '/dist/event-portal.js': 'src/loader/entry.ts',
  '/dist/loader.js': 'src/loader/loader.ts',
  '/dist/iframe/start.ts': 'src/iframe/start.ts',
  '/kit/main.tsx': 'demo/kit/main.tsx',
};

/** The addresses of the demo server: all but sources and Vite's output. */
const OF_DEMO_SERVER = `^(?!/(?:@|__|src/|demo/kit/|dist-config/|node_modules/|package\\.json)|(?:${Object.keys(ENTRIES).join('|')})(?:\\?|$))`;

/** A style sheet that is a text in the code. */
const IS_SHEET = /\.css\?inline$/;

/** The time limit in milliseconds for a restart of the demo server after a change of its code. */
const TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/** Loads our client in the browser before each entry, so that pages need nothing in their HTML. */
function clientFirst(): Plugin {
  return {
    name: 'portal-dev-client',
    enforce: 'pre',
    transform: {
      filter: { id: Object.values(ENTRIES).map(inRoot) },
      handler: (code) => ({ code: `import '/dist-config/dev/client.ts'; ${code}`, map: null }),
    },
  };
}

/** Returns the text of a style sheet in Vite's module. */
const sheetIn = (code = ''): string => JSON.parse(/^export default (".*");?$/m.exec(code)?.[1] ?? '""');

/** Sends changed style sheets into open pages, and reloads pages whose file has changed. */
function livePages(): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: 'portal-live-pages',
    // After Vite's own plugins, which resolve the imports of a sheet.
    enforce: 'post',
    transform: {
      filter: { id: IS_SHEET },
      handler: (code, id) => void sheets.set(id, sheetIn(code)),
    },
    async hotUpdate({ file, modules }) {
      const { name, hot } = this.environment;
      if (name !== 'client') return;
      if (file.startsWith(inRoot('demo/pages/')) || file.endsWith('.html')) {
        copyPage(relative(ROOT, file));
        hot.send({ type: 'full-reload' });
        return [];
      }
      // A sheet may be part of others.
      const changed = new Set(modules.flatMap((module) => [module, ...module.importers]));
      const ofSheets = [...changed].filter(({ id }) => id && sheets.has(id));
      if (!file.endsWith('.css') || ofSheets.length === 0) return;
      for (const { id, url } of ofSheets) {
        const before = sheets.get(id ?? '');
        await this.environment.transformRequest(url);
        hot.send('portal:sheet', { before, now: sheets.get(id ?? '') });
      }
      return [];
    },
  };
}

/** Waits until something listens at a port of this machine. */
async function waitForPort(port: number): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await isListening(port)) && Date.now() < end) await setTimeout(POLL_MS);
}

const isListening = (port: number) =>
  new Promise<boolean>((answer) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
    socket.once('connect', () => socket.destroy());
  });

/** The address of the dev server, and the port of the demo server behind it. */
export type DevOptions = { address: string; port: number; demoPort: number };

const configOf = ({ address, port, demoPort }: DevOptions): InlineConfig => ({
  configFile: false,
  root: ROOT,
  appType: 'custom',
  publicDir: false,
  clearScreen: false,
  cacheDir: inRoot('node_modules/.cache/event-portal/vite'),
  resolve: {
    alias: {
      ...shared('dist').resolve.alias,
      ...Object.fromEntries(Object.entries(ENTRIES).map(([path, source]) => [path, inRoot(source)])),
    },
  },
  plugins: [clientFirst(), livePages(), linguiMacro(), messages(), react()],
  // All possible later imports: a package that is found late would reload the page.
  optimizeDeps: { entries: [...Object.values(ENTRIES), 'src/elements/*.{ts,tsx}', 'src/loader/**/*.{ts,tsx}'] },
  server: {
    host: address,
    port,
    strictPort: true,
    watch: { ignored: ['**/.data/**', '**/dist/**', '**/tests/**'] },
    proxy: {
      [OF_DEMO_SERVER]: {
        target: `http://127.0.0.1:${demoPort}`,
        bypass: () => waitForPort(demoPort).then(() => undefined),
      },
    },
  },
});

/** Starts the dev server; tests give some settings of their own. */
export async function startDevServer(options: DevOptions, more: InlineConfig = {}): Promise<ViteDevServer> {
  const server = await createServer(mergeConfig(configOf(options), more));
  return server.listen();
}
