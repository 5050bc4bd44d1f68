import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { frameAncestors, frameHosts } from '../frame-hosts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The replacement of `dist/` for the demo server of `npm run dev`, with the files that Vite does not build. */
export const DEV_FILES = join(ROOT, 'node_modules/.cache/event-portal/dev');

/** The line that this server prints once it is ready. */
export const READY = 'The demo server answers.';

/** The built pages, by their sources. */
const PAGES: Record<string, string> = {
  'src/iframe/index.html': 'iframe/index.html',
  'demo/kit/index.html': 'kit/index.html',
};
const TEXTS: Record<string, () => string> = {
  // Classic scripts that import the modules.
  'event-portal.iife.js': () => "import('/dist/event-portal.js');\n",
  'event-portal-frame.js': () => "import('/src/iframe/frame-host.ts');\n",
  'iframe/hosts.json': () => JSON.stringify(frameHosts(process.env.FRAME_HOSTS)),
  'iframe/frame-ancestors.json': () => JSON.stringify(frameAncestors(process.env.FRAME_ANCESTORS)),
};

/** Copies a page into the folder of the demo server; ignores other files. */
export function copyPage(source: string): void {
  const target = PAGES[source];
  if (target) cpSync(join(ROOT, source), join(DEV_FILES, target));
}

/** Writes the files. */
export function layOutDevFiles(): void {
  for (const [file, text] of Object.entries(TEXTS)) {
    mkdirSync(dirname(join(DEV_FILES, file)), { recursive: true });
    writeFileSync(join(DEV_FILES, file), text());
  }
  Object.keys(PAGES).forEach(copyPage);
}
