import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { KIT_FOLDER, KIT_MANIFEST } from './outputs/kit';
import { MANIFEST, type SourceManifest } from './plugins/source-manifest';

/** What a visitor downloads for one purpose, in bytes after gzip -9. */
export type Weight = { name: string; bytes: number };

/** Weights of a build: each total names the files that a browser fetches for it. */
export type Weights = { totals: Weight[]; routes: Weight[]; lazyChunks: Weight[]; kitChunks: Weight[] };

/** What stands before the first card. */
export const LOADER = 'src/loader/loader.ts';
const SCRIPT_TAG = ['src/loader/entry.ts', LOADER];
const FIRST_SCREEN = 'src/features/events/list/event-list-screen.tsx';
/** What a list loads by itself as soon as it is ready: the full parser, what sends calls, what it does meanwhile. */
export const BEHIND = ['src/api/transport.ts', 'src/features/events/list/list-effects.tsx'];
/** Folders of a screen: src/features/{feature}/{screen}. */
const ROUTE_DEPTH = 4;
const FIRST_ROUTE_FOLDER = 'src/features/events/list';
/** Texts: they are loaded for a screen but are no screen. */
const IS_TEXT = /\.po\?/;
/** Parts of a screen that are loaded when they are opened or when the line is free: each is weighed by itself. */
const IS_PART = /-(?:dialog|panel|part|preview|section)\.tsx$|-(?:changes|words)\.ts$|\.po\?/;
const FEATURES = 'src/features';
const RECORDING = `${FEATURES}/recording`;
/** The element with articles, and what it loads by itself until it is ready. */
const ARTICLE_LOADER = 'src/loader/article-list.tsx';
const ARTICLE_LIST = 'src/elements/article-list.tsx';
/** What a page with nothing but a teaser or a search box loads beside the loader. */
const LIGHT = 'src/loader/standalone/define.ts';
/** What stands around every screen on the way to an account and behind the log-in. */
const AREA = ['src/shell/member-area.tsx', 'src/i18n/de.po?account'];
const PUBLIC_FEATURE = /^src\/features\/(?:events|articles)(?:\/|$)/;

/** Bytes of a file as a server sends it. */
const gzipBytes = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** The chunk of a manifest key with everything it imports at once. */
export function filesOf(
  manifest: Manifest | SourceManifest,
  keys: readonly string[],
  found = new Set<string>(),
): Set<string> {
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
  const manifest: SourceManifest = readManifest(distFolder, MANIFEST);
  const sum = (files: Iterable<string>) =>
    [...files].reduce((bytes, file) => bytes + gzipBytes(join(distFolder, file)), 0);
  const elementFiles = (element: string) => filesOf(manifest, [LOADER, `src/elements/${element}`, FIRST_SCREEN]);
  const totals = [
    { name: 'all before the first card', bytes: sum(filesOf(manifest, SCRIPT_TAG)) },
    { name: 'event-list until ready', bytes: sum(elementFiles('event-elements.ts')) },
    { name: 'event-list, right behind', bytes: sum(behind(manifest, elementFiles('event-elements.ts'))) },
    { name: 'event-portal, first screen', bytes: sum(elementFiles('event-portal.tsx')) },
    { name: 'article-list, before the first card', bytes: sum(filesOf(manifest, [LOADER, ARTICLE_LOADER])) },
    { name: 'article-list until ready', bytes: sum(filesOf(manifest, [LOADER, ARTICLE_LOADER, ARTICLE_LIST])) },
    { name: 'event-teaser, event-search until ready', bytes: sum(filesOf(manifest, [LOADER, LIGHT])) },
    { name: 'article form, on top of that of events', bytes: sum(ofArticlesAlone(manifest)) },
    { name: 'classic script', bytes: sum(['event-portal.iife.js']) },
    { name: 'frame helper', bytes: sum(['event-portal-frame.js']) },
    { name: 'page of the form fields', bytes: sum(kitFiles(distFolder)) },
  ];
  const portal = elementFiles('event-portal.tsx');
  const loaded = new Set([...portal, ...behind(manifest, portal)]);
  const onTop = (name: string, keys: string[], there: ReadonlySet<string> = new Set()): Weight => ({
    name,
    bytes: sum([...filesOf(manifest, keys)].filter((file) => !loaded.has(file) && !there.has(file))),
  });
  const { routes, others } = entriesOnTop(manifest);
  return {
    totals,
    routes: [...routes].map(([folder, keys]) =>
      onTop(`route ${folder.replace(`${FEATURES}/`, '')}`, [...keys, ...besides(manifest, folder)]),
    ),
    lazyChunks: others
      .map((key) => onTop(`lazy ${key.replace('src/', '')}`, [key], routeAround(manifest, routes, key)))
      .filter(({ bytes }) => bytes > 0),
    kitChunks: kitParts(distFolder, manifest).map(({ name, files }) => ({ name: `lazy ${name}`, bytes: sum(files) })),
  };
}

const readManifest = (distFolder: string, file: string) => JSON.parse(readFileSync(join(distFolder, file), 'utf8'));

/** The heavy parts of fields that the page of the form fields alone uses so far, without what the page has anyway. */
function kitParts(distFolder: string, used: SourceManifest): { name: string; files: string[] }[] {
  const manifest: Manifest = readManifest(distFolder, KIT_MANIFEST);
  const there = filesOf(manifest, ['index.html']);
  return Object.entries(manifest).flatMap(([key, { isDynamicEntry, src = '' }]) => {
    const source = src.replace(/^(?:\.\.\/)+/, '');
    if (!isDynamicEntry || !/^src\/(?:ui|forms)\//.test(source) || IS_TEXT.test(source) || used[source]) return [];
    const files = [...filesOf(manifest, [key])].filter((file) => !there.has(file));
    return [{ name: source.replace('src/', ''), files: files.map((file) => join(KIT_FOLDER, file)) }];
  });
}

/** What a form is made of, with every section that it can have, in German. The preview is what visitors load, in a frame. */
function filesOfForm(manifest: SourceManifest, form: string): Set<string> {
  const places = [`${RECORDING}/record-form/`, `${RECORDING}/${form}/`];
  const sources = Object.keys(manifest).filter(
    (source) => places.some((place) => source.startsWith(place)) && !/\/preview\//.test(source),
  );
  return filesOf(manifest, [...sources, ...AREA]);
}

/** What the form of an article needs and that of an event does not. */
function ofArticlesAlone(manifest: SourceManifest): string[] {
  const there = filesOfForm(manifest, 'event-form');
  return [...filesOfForm(manifest, 'article-form')].filter((file) => !there.has(file));
}

/** The files that follow when others are there. */
const behind = (manifest: SourceManifest, there: ReadonlySet<string>): string[] =>
  [...filesOf(manifest, BEHIND)].filter((file) => !there.has(file));

/** The screen with the heavy parts of fields; they are weighed without what it has anyway. */
const MAX_FORM_SIZE = `${FEATURES}/recording/event-form`;
/** Parts that several forms have are weighed where the largest one needs them. */
const OF_FORMS = /^src\/(?:ui|forms|model|features\/recording\/record-form)\//;

/** The files that are there already when a part of a screen is loaded. */
function routeAround(manifest: SourceManifest, routes: ReadonlyMap<string, string[]>, key: string): Set<string> {
  const place = OF_FORMS.test(key) ? `${MAX_FORM_SIZE}/` : key;
  const route = [...routes].find(([folder]) => place.startsWith(`${folder}/`));
  return filesOf(manifest, route?.[1] ?? []);
}

/** Sources that the screens of a folder are loaded together with: the texts of its group, the area. */
export function besides(manifest: SourceManifest, folder: string): string[] {
  if (PUBLIC_FEATURE.test(folder)) return ['src/i18n/de.po?events'];
  const own = `src/i18n/de.po?${folder.split('/')[2]}`;
  return [...AREA, ...(manifest[own] ? [own] : [])];
}

/** What is loaded later: the screens of each folder together, and every other chunk of its own. */
function entriesOnTop(manifest: SourceManifest): { routes: Map<string, string[]>; others: string[] } {
  const routes = new Map<string, string[]>();
  const others: string[] = [];
  for (const [key, { isDynamicEntry }] of Object.entries(manifest)) {
    const folder = dirname(key).split('/').slice(0, ROUTE_DEPTH).join('/');
    if (!isDynamicEntry || folder === FIRST_ROUTE_FOLDER) continue;
    if (folder.startsWith(`${FEATURES}/`) && !IS_PART.test(key)) {
      routes.set(folder, [...(routes.get(folder) ?? []), key]);
    } else others.push(key);
  }
  return { routes, others };
}
