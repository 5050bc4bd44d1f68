import { readFileSync } from 'node:fs';
import type { Manifest, Plugin } from 'vite';

const ID = 'virtual:chunks';

import { TAGS } from '../../src/elements/registry';

const SCREENS = {
  list: 'src/features/events/list/event-list-screen.tsx',
  detail: 'src/features/events/detail/event-detail-screen.tsx',
  de: 'src/i18n/de.po',
  en: 'src/i18n/en.po',
};

/** Tells the loader which files each element and first screen is made of, from the manifest of the build before. */
export function chunks(manifestFile: string): Plugin {
  return {
    name: 'portal-chunks',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
      const closure = (key: string, found = new Set<string>()): Set<string> => {
        const chunk = manifest[key];
        if (!chunk || found.has(chunk.file)) return found;
        found.add(chunk.file);
        for (const next of chunk.imports ?? []) closure(next, found);
        return found;
      };
      const fileOf = (key: string) => {
        const chunk = manifest[key];
        if (!chunk) throw new Error(`There is no chunk for ${key}`);
        return chunk.file;
      };
      const elements = TAGS.map((tag) => {
        const entry = fileOf(`src/elements/${tag}.tsx`);
        return [tag, { entry, chunks: [...closure(`src/elements/${tag}.tsx`)].filter((file) => file !== entry) }];
      });
      const shared = closure('src/elements/event-list.tsx');
      const painter = fileOf('src/loader/painter.tsx');
      const screens = Object.entries(SCREENS).map(([name, key]) => {
        fileOf(key);
        return [name, [...closure(key)].filter((file) => !shared.has(file))];
      });
      return [
        `export const elementChunks = ${JSON.stringify(Object.fromEntries(elements))};`,
        `export const painterChunks = ${JSON.stringify({ entry: painter, chunks: [...closure('src/loader/painter.tsx')] })};`,
        `export const screenChunks = ${JSON.stringify({ ...Object.fromEntries(screens), none: [] })};`,
      ].join('\n');
    },
  };
}
