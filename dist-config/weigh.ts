import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { KIT_FOLDER, KIT_MANIFEST } from './outputs/kit';
import { MANIFEST, type SourceManifest } from './plugins/source-manifest';

/** The download for one purpose, in bytes after gzip -9. */
export type Weight = { name: string; bytes: number };

/** The weights of a build: each total names the files that a browser fetches for it. */
export type Weights = { totals: Weight[]; routes: Weight[]; lazyChunks: Weight[]; kitChunks: Weight[] };

/** The module before the first card. */
export const LOADER = 'src/loader/loader.ts';
const SCRIPT_TAG = 'event-portal.js';
const FIRST_SCREEN = 'src/features/events/list/event-list-screen.tsx';
/**
 * The modules that a list loads by itself once it is ready: the full parser, the transport of calls, the effects of
 * lists.
 */
export const LOADED_BEHIND_LOADER = ['src/api/transport.ts', 'src/features/events/list/list-effects.tsx'];
/** The depth of a screen's folder: src/features/{feature}/{screen}. */
const ROUTE_DEPTH = 4;
const FIRST_ROUTE_FOLDER = 'src/features/events/list';
/** Texts: they load for a screen but are no screen. */
const IS_TEXT = /\.po\?/;
/** Lazy parts of a screen, loaded on opening or when the line is idle: each is weighed separately. */
const IS_PART = /-(?:dialog|panel|part|preview|section|view)\.tsx$|-(?:changes|words)\.ts$|\.po\?/;
const FEATURES = 'src/features';
const RECORDING = `${FEATURES}/recording`;
/** The element with articles, and the modules that it loads by itself until it is ready. */
const ARTICLE_LOADER = 'src/loader/article-list.tsx';
const ARTICLE_LIST = 'src/elements/article-list.tsx';
/** The module that a page with only a teaser or a search box loads beside the loader. */
const LIGHT = 'src/loader/standalone/define.ts';
/** The modules around every screen on the way to an account and after the log-in. */
const AREA = ['src/shell/member-area.tsx', 'src/i18n/de.po?account'];
const PUBLIC_FEATURE = /^src\/features\/(?:events|articles)(?:\/|$)/;

/** Returns the bytes of a file as a server sends it. */
const gzipBytes = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** Returns the chunk of a manifest key with all its static imports. */
export function filesOf(
  manifest: Manifest | SourceManifest,
  keys: readonly string[],
  collected = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (collected.has(chunk.file)) continue;
    collected.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], collected);
  }
  return collected;
}

/** Returns every script of the page, including lazy ones. */
const kitFiles = (distFolder: string) =>
  readdirSync(join(distFolder, KIT_FOLDER))
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(KIT_FOLDER, file));

/**
 * Weighs a build.
 *
 * @param distFolder folder of the outputs, with `chunks/manifest.json`
 */
export function weigh(distFolder: string): Weights {
  const manifest: SourceManifest = readManifest(distFolder, MANIFEST);
  const sum = (files: Iterable<string>) =>
    [...files].reduce((bytes, file) => bytes + gzipBytes(join(distFolder, file)), 0);
  const elementFiles = (element: string) => filesOf(manifest, [LOADER, `src/elements/${element}`, FIRST_SCREEN]);
  const totals = [
    { name: 'all before the first card', bytes: sum([SCRIPT_TAG, ...filesOf(manifest, [LOADER])]) },
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
  const onTop = (name: string, keys: string[], parentFiles: ReadonlySet<string> = new Set()): Weight => ({
    name,
    bytes: sum([...filesOf(manifest, keys)].filter((file) => !loaded.has(file) && !parentFiles.has(file))),
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

/**
 * Returns the heavy parts of fields that only the page of the form fields uses so far, without files that the page has
 * anyway.
 */
function kitParts(distFolder: string, used: SourceManifest): { name: string; files: string[] }[] {
  const manifest: Manifest = readManifest(distFolder, KIT_MANIFEST);
  const loaded = filesOf(manifest, ['index.html']);
  return Object.entries(manifest).flatMap(([key, { isDynamicEntry, src = '' }]) => {
    const source = src.replace(/^(?:\.\.\/)+/, '');
    if (!isDynamicEntry || !/^src\/(?:ui|forms)\//.test(source) || IS_TEXT.test(source) || used[source]) return [];
    const files = [...filesOf(manifest, [key])].filter((file) => !loaded.has(file));
    return [{ name: source.replace('src/', ''), files: files.map((file) => join(KIT_FOLDER, file)) }];
  });
}

/**
 * Returns the files of a form with every possible section, in German. The preview is excluded: it loads the visitors'
 * files, in a frame.
 */
function filesOfForm(manifest: SourceManifest, form: string): Set<string> {
  const places = [`${RECORDING}/record-form/`, `${RECORDING}/${form}/`];
  const sources = Object.keys(manifest).filter(
    (source) => places.some((place) => source.startsWith(place)) && !/\/preview\//.test(source),
  );
  return filesOf(manifest, [...sources, ...AREA]);
}

/** Returns the files of the article form that the event form does not need. */
function ofArticlesAlone(manifest: SourceManifest): string[] {
  const loaded = filesOfForm(manifest, 'event-form');
  return [...filesOfForm(manifest, 'article-form')].filter((file) => !loaded.has(file));
}

/** Returns the files that follow when others are loaded. */
const behind = (manifest: SourceManifest, loaded: ReadonlySet<string>): string[] =>
  [...filesOf(manifest, LOADED_BEHIND_LOADER)].filter((file) => !loaded.has(file));

/** The screen with the heavy parts of fields; they are weighed without its files. */
const MAX_FORM_SIZE = `${FEATURES}/recording/event-form`;
/** Parts of several forms, which are weighed with the largest one. */
const OF_FORMS = /^src\/(?:ui|forms|model|features\/recording\/record-form)\//;

/** Returns the files that are already loaded before a part of a screen. */
function routeAround(manifest: SourceManifest, routes: ReadonlyMap<string, string[]>, key: string): Set<string> {
  const place = OF_FORMS.test(key) ? `${MAX_FORM_SIZE}/` : key;
  const route = [...routes].find(([folder]) => place.startsWith(`${folder}/`));
  return filesOf(manifest, route?.[1] ?? []);
}

/** Returns the sources that load together with the screens of a folder: the texts of its group, the area. */
export function besides(manifest: SourceManifest, folder: string): string[] {
  if (PUBLIC_FEATURE.test(folder)) return ['src/i18n/de.po?events'];
  const own = `src/i18n/de.po?${folder.split('/')[2]}`;
  return [...AREA, ...(manifest[own] ? [own] : [])];
}

/** Returns the lazy parts: the screens of each folder together, and every other chunk of its own. */
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
