import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

type PageParts = readonly [script: string, body: string, preload?: string];

/** Pages with one contestant each, by name; `portal` is the name of the server's own page. */
export const PAGES = {
  vanilla: ['floor.js', '<vanilla-list host="/clients/stadt"></vanilla-list>'],
  react: ['floor.js', '<react-list host="/clients/stadt"></react-list>'],
  list: ['/dist/event-portal.js', '<event-list host="/clients/stadt"></event-list>'],
  // As in the documented snippet.
  'preloaded-list': [
    '/dist/event-portal.js',
    '<event-list host="/clients/stadt"></event-list>',
    '<link rel="modulepreload" href="/dist/loader.js">',
  ],
  'without-adverts': [
    '/dist/event-portal.js',
    `<event-list host="/clients/stadt" settings='{"applicationSettings":{"activateAdverts":false}}'></event-list>`,
  ],
  'whole-portal': ['/dist/event-portal.js', '<event-portal host="/clients/stadt" start="/events"></event-portal>'],
  articles: ['/dist/event-portal.js', '<article-list host="/clients/zeitung" limit="24"></article-list>'],
  frame: [
    '/dist/event-portal-frame.js',
    '<iframe src="/dist/iframe/index.html?element=event-list&amp;host=/clients/stadt" title="Events" style="width:100%;height:900px;border:0"></iframe>',
  ],
  empty: ['/dist/event-portal.js', ''],
  emptyReact: ['/react/floor.js', ''],
} as const satisfies Record<string, PageParts>;
export type PageName = keyof typeof PAGES;

/** The numbers of elements on one page. */
export const MANY = [1, 5, 10];

/** Builds one script and returns its text. */
export async function bundle(source: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: here(source), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const chunks = [outputs].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = chunks.find((chunk) => chunk.type === 'chunk');
  if (!code) throw new Error(`${source} gave no script`);
  return code.code;
}

const page = (script: string, body: string, preload = '') => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench</title><link rel="icon" href="data:,">${preload}<script type="module" src="${script}"></script></head>
<body style="margin:16px">${body}</body></html>
`;

/** Returns small lists, as a page has them beside its articles; each has another query. */
const smallLists = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<event-list host="/clients/stadt" filter="off" limit="3" to="2099-01-${index + 10}"></event-list>`,
  ).join('\n');

/**
 * Writes the pages of the benchmark, with the two floors, into the folder of the demo server.
 *
 * @param demoFolder the server serves its `pages/{name}/` as `/{name}/`
 */
export async function writePages(demoFolder: string): Promise<void> {
  const write = (name: string, file: string, text: string) => {
    mkdirSync(`${demoFolder}/pages/${name}`, { recursive: true });
    writeFileSync(`${demoFolder}/pages/${name}/${file}`, text);
  };
  for (const [name, [script, body, preload]] of Object.entries<PageParts>(PAGES))
    write(name, 'index.html', page(script, body, preload));
  for (const count of MANY) write(`many${count}`, 'index.html', page('/dist/event-portal.js', smallLists(count)));
  write('vanilla', 'floor.js', await bundle('./vanilla.ts'));
  write('react', 'floor.js', await bundle('./react.tsx'));
}
