import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { KIT_FOLDER, KIT_MANIFEST } from './outputs/kit';

/** What a visitor downloads for one purpose, in bytes after gzip -9. */
export type Weight = { name: string; bytes: number };

/** Weights of a build: each total names the files that a browser fetches for it. */
export type Weights = { totals: Weight[]; routes: Weight[]; lazyChunks: Weight[]; kitChunks: Weight[] };

const LOADER = 'event-portal.js';
const PAINTER = 'src/loader/painter.tsx';
const FIRST_SCREEN = ['src/features/events/list/event-list-screen.tsx', 'src/i18n/de.po'];
/** Folders of a screen: src/features/{feature}/{screen}. */
const ROUTE_DEPTH = 4;
const FIRST_ROUTE_FOLDER = 'src/features/events/list';
/** Texts: they are loaded for a screen but are no screen. */
const IS_TEXT = /\.po$/;
const IS_PART = /-lazy\.|-dialog\.tsx$|\.po$/;
const AREA = ['src/shell/member-area.tsx', 'src/i18n/members/de.po'];
/** What the screens of a feature need beside their own code. */
const BESIDE: [feature: RegExp, keys: string[]][] = [
  [/^src\/features\/(?:profile|account)(?:\/|$)/, AREA],
  [/^src\/features\/auth(?:\/|$)/, [...AREA, 'src/features/auth/texts/de.po']],
];

/** Bytes of a file as a server sends it. */
export const gzipBytes = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** The chunk of a manifest key with everything it imports at once. */
export function filesOf(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** Every script of the page, those that load later too. */
const kitFiles = (distFolder: string) =>
  readdirSync(join(distFolder, KIT_FOLDER))
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(KIT_FOLDER, file));

/**
 * Weighs a build.
 *
 * @param distFolder where the outputs lie, with `chunks/manifest.json`
 */
export function weigh(distFolder: string): Weights {
  const manifest = readManifest(distFolder, 'chunks/manifest.json');
  const sum = (files: Iterable<string>) =>
    [...files].reduce((bytes, file) => bytes + gzipBytes(join(distFolder, file)), 0);
  const elementFiles = (tag: string) => [
    LOADER,
    ...filesOf(manifest, [PAINTER, `src/elements/${tag}.tsx`, ...FIRST_SCREEN]),
  ];
  const totals = [
    { name: 'loader', bytes: sum([LOADER]) },
    { name: 'loader and what the first card needs', bytes: sum([LOADER, ...filesOf(manifest, [PAINTER])]) },
    { name: 'event-list until ready', bytes: sum(elementFiles('event-list')) },
    { name: 'event-portal, first screen', bytes: sum(elementFiles('event-portal')) },
    { name: 'classic script', bytes: sum(['event-portal.iife.js']) },
    { name: 'frame helper', bytes: sum(['event-portal-frame.js']) },
    { name: 'page of the form fields', bytes: sum(kitFiles(distFolder)) },
  ];
  const loaded = new Set(elementFiles('event-portal'));
  const onTop = (name: string, keys: string[], there: ReadonlySet<string> = new Set()): Weight => ({
    name,
    bytes: sum([...filesOf(manifest, keys)].filter((file) => !loaded.has(file) && !there.has(file))),
  });
  const { routes, others } = entriesOnTop(manifest);
  return {
    totals,
    routes: [...routes].map(([folder, keys]) =>
      onTop(`route ${folder.replace('src/features/', '')}`, [...keys, ...besides(folder)]),
    ),
    lazyChunks: others
      .map((key) => onTop(`lazy ${key.replace('src/', '')}`, [key], routeAround(manifest, routes, key)))
      .filter(({ bytes }) => bytes > 0),
    kitChunks: kitParts(distFolder, manifest).map(({ name, files }) => ({ name: `lazy ${name}`, bytes: sum(files) })),
  };
}

const readManifest = (distFolder: string, file: string): Manifest =>
  JSON.parse(readFileSync(join(distFolder, file), 'utf8'));

/** The heavy parts of fields that the page of the form fields alone uses so far, without what the page has anyway. */
function kitParts(distFolder: string, used: Manifest): { name: string; files: string[] }[] {
  const manifest = readManifest(distFolder, KIT_MANIFEST);
  const there = filesOf(manifest, ['index.html']);
  return Object.entries(manifest).flatMap(([key, { isDynamicEntry, src = '' }]) => {
    const source = src.replace(/^(?:\.\.\/)+/, '');
    if (!isDynamicEntry || !source.startsWith('src/ui/') || IS_TEXT.test(source) || used[source]) return [];
    const files = [...filesOf(manifest, [key])].filter((file) => !there.has(file));
    return [{ name: source.replace('src/', ''), files: files.map((file) => join(KIT_FOLDER, file)) }];
  });
}

/** The files that are there already when a part of a screen is loaded. */
function routeAround(manifest: Manifest, routes: ReadonlyMap<string, string[]>, key: string): Set<string> {
  const route = [...routes].find(([folder]) => key.startsWith(`${folder}/`));
  return filesOf(manifest, route?.[1] ?? []);
}

const besides = (folder: string) => BESIDE.find(([feature]) => feature.test(folder))?.[1] ?? [];

/** What is loaded later: the screens of each folder together, and every other chunk of its own. */
function entriesOnTop(manifest: Manifest): { routes: Map<string, string[]>; others: string[] } {
  const routes = new Map<string, string[]>();
  const others: string[] = [];
  for (const [key, { isDynamicEntry }] of Object.entries(manifest)) {
    const folder = dirname(key).split('/').slice(0, ROUTE_DEPTH).join('/');
    if (!isDynamicEntry || folder === FIRST_ROUTE_FOLDER) continue;
    if (folder.startsWith('src/features/') && !IS_PART.test(key)) {
      routes.set(folder, [...(routes.get(folder) ?? []), key]);
    } else others.push(key);
  }
  return { routes, others };
}
