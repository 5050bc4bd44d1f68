import { readFileSync } from 'node:fs';
import type { Manifest, Plugin } from 'vite';
import { TAGS } from '../../src/elements/registry';
import { LOCALES } from '../../src/i18n/locale';
import { filesOf } from '../weigh';

const ID = 'virtual:chunks';
const PAINTER = 'src/loader/painter.tsx';

const texts = (folder: string, locale: string) => `${folder}/${locale}.po`;

/** What each first screen needs beside its element, by language. */
const SCREENS: Record<string, (locale: string) => string[]> = {
  list: (locale) => ['src/features/events/list/event-list-screen.tsx', texts('src/i18n', locale)],
  detail: (locale) => [
    'src/features/events/detail/event-detail-screen.tsx',
    texts('src/i18n', locale),
    texts('src/features/events/detail/texts', locale),
  ],
  none: (locale) => [texts('src/i18n', locale)],
};

/** An entry and what it imports, which the loader asks for side by side. */
function entryOf(manifest: Manifest, source: string): { entry: string; chunks: string[] } {
  const [entry = '', ...chunks] = filesOf(manifest, [source]);
  return { entry, chunks };
}

const byName = <Value>(names: readonly string[], toValue: (name: string) => Value) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, toValue(name)])));

/** Tells the loader which files each element and first screen is made of, from the manifest of the build before. */
export function chunks(manifestFile: string): Plugin {
  return {
    name: 'portal-chunks',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
      const core = filesOf(manifest, ['src/elements/event-list.tsx']);
      const screen = (name: string, locale: string) =>
        [...filesOf(manifest, SCREENS[name]?.(locale) ?? [])].filter((file) => !core.has(file));
      const screens = Object.keys(SCREENS).flatMap((name) => LOCALES.map((locale) => `${name} ${locale}`));
      return [
        `export const elementChunks = ${byName(TAGS, (tag) => entryOf(manifest, `src/elements/${tag}.tsx`))};`,
        `export const painterChunks = ${JSON.stringify(entryOf(manifest, PAINTER))};`,
        `export const screenChunks = ${byName(screens, (key) => screen(...(key.split(' ') as [string, string])))};`,
      ].join('\n');
    },
  };
}
