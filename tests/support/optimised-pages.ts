import { readFileSync } from 'node:fs';

/** The script tags of the bundle. */
export const SCRIPT_FILES = ['event-portal.js', 'event-portal.iife.js'] as const;

type ScriptFile = (typeof SCRIPT_FILES)[number];

const textOf = (file: ScriptFile) => readFileSync(`dist/${file}`, 'utf8').replace(/\/\/# sourceMappingURL.*/, '');
const copy = (file: ScriptFile, name: string) => `/hosts/optimised/${file}/${name}`;
/** A script of the page that runs later, as those by which tools delay or revive others. */
const later = (code: string) => `<script>addEventListener('load', () => { ${code} });</script>`;
const revived = (properties: string) =>
  later(`document.head.append(Object.assign(document.createElement('script'), ${properties}));`);
const blobOf = (file: ScriptFile) =>
  `fetch('/dist/${file}').then((answer) => answer.text()).then((text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))`;

/**
 * The ways in which tools of websites rewrite a script tag, each with the HTML that they leave. Without its folder
 * named anywhere the script finds its files only in those of `FINDS_ITSELF`.
 */
export const OPTIMISED: Record<string, (file: ScriptFile) => string> = {
  'merged into a classic script': (file) => `<script src="${copy(file, 'all.js')}"></script>`,
  'merged into a module': (file) => `<script type="module" src="${copy(file, 'all.js')}"></script>`,
  'copied under another name': (file) => `<script src="${copy(file, '9f3a01.js')}"></script>`,
  'copied with its name': (file) => `<script src="${copy(file, file)}"></script>`,
  inlined: (file) => `<script>${textOf(file).replace(/<\//g, '<\\/')}</script>`,
  'inlined as a module': (file) => `<script type="module">${textOf(file).replace(/<\//g, '<\\/')}</script>`,
  'delayed as a blob': (file) =>
    later(
      `${blobOf(file)}.then((src) => document.head.append(Object.assign(document.createElement('script'), { src })));`,
    ),
  'delayed as a blob with a module': (file) =>
    later(
      `${blobOf(file)}.then((src) => document.head.append(Object.assign(document.createElement('script'), { src, type: 'module' })));`,
    ),
  'deferred by a data: address': (file) =>
    `<script defer src="data:text/javascript;base64,${Buffer.from(textOf(file)).toString('base64')}"></script>`,
  'evaluated as text': (file) =>
    later(`fetch('/dist/${file}').then((answer) => answer.text()).then((text) => (0, eval)(text));`),
  'rewritten to text/javascript': (file) => `<script type="text/javascript" src="/dist/${file}"></script>`,
  'deferred and asynchronous': (file) => `<script async defer src="/dist/${file}"></script>`,
  'revived from text/rocketscript': (file) =>
    `<script type="text/rocketscript" data-rocketsrc="/dist/${file}"></script>${revived(`{ src: '/dist/${file}' }`)}`,
  'revived from text/plain by a consent tool': (file) =>
    `<script type="text/plain" data-consent="media" src="/dist/${file}"></script>${later(
      `const blocked = document.querySelector('[data-consent]'); const copy = document.createElement('script'); copy.src = blocked.src; ${
        file === 'event-portal.js' ? "copy.type = 'module'; " : ''
      }blocked.replaceWith(copy);`,
    )}`,
};

/** The ways that keep the script's address. */
export const FINDS_ITSELF = Object.keys(OPTIMISED).slice(-4);

/** The ways in which a page names the folder of the files. */
export const NAMED: Record<string, string> = {
  'data-base': '<script type="application/json" data-base="/dist"></script>',
  settings: `<script>window.eventPortalSettings = { base: '/dist/' };</script>`,
};
