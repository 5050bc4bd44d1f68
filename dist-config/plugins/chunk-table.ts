import type { Plugin, Rolldown } from 'vite';
import type { Tag } from '../../src/elements/registry';
import { DEFAULT_LOCALE, LOCALES } from '../../src/i18n/locale';
import { FIRST_MODULE, fileOf, withImports } from './bundle-graph';

const VIRTUAL = 'virtual:chunks';
/** Stands in the code until the names of all files are known. */
const PLACE = '__CHUNKS__';

/** What every element stands on; it defines those that show events and nothing else, and finds those for people with an account. */
const CORE = 'src/elements/event-elements.ts';
/** What defines the portal, which most pages have, the list of articles, which is drawn ahead, and what needs no application. */
const LIGHT = 'src/loader/light/define.ts';
const ELEMENTS: Partial<Record<Tag, string>> = {
  'event-portal': 'src/elements/event-portal.tsx',
  'article-list': 'src/loader/article-list.tsx',
  'event-teaser': LIGHT,
  'event-search': LIGHT,
};
const SCREENS: Record<string, string> = {
  list: 'src/features/events/list/event-list-screen.tsx',
  detail: 'src/features/events/detail/event-detail-screen.tsx',
};
const TEXTS_OF_DETAIL = 'src/features/events/detail/texts';

/** Files by need, see src/loader/virtual.d.ts. */
function chunkTable(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const filesOf = (source: string) => [...withImports(bundle, [fileOf(bundle, source)])];
  const core = filesOf(CORE);
  const beside = (source: string) =>
    filesOf(source)
      .filter((file) => !core.includes(file))
      .map(nameOf);
  const table: [need: string, files: string[]][] = [
    ['core', core.map(nameOf)],
    ...Object.entries(ELEMENTS).map(([tag, source]): [string, string[]] => [tag, beside(source)]),
    ...Object.entries(SCREENS).map(([screen, source]): [string, string[]] => [screen, beside(source)]),
    // German is part of the first module.
    ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale): [string, string[]] => [
      locale,
      beside(`src/i18n/${locale}.po`),
    ]),
    ...LOCALES.map((locale): [string, string[]] => [`detail ${locale}`, beside(`${TEXTS_OF_DETAIL}/${locale}.po`)]),
  ];
  return Object.fromEntries(table);
}

/** A file as the table names it: all of them stand in one folder. */
const nameOf = (file: string) => file.replace(/^chunks\//, '').replace(/\.js$/, '');

/** Tells the loader which files each element and first screen is made of. */
export function chunksByNeed(): Plugin {
  return {
    name: 'portal-chunk-table',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${VIRTUAL}$`) }, handler: () => `\0${VIRTUAL}` },
    load: { filter: { id: new RegExp(`^\0${VIRTUAL}$`) }, handler: () => `export const chunks = ${PLACE};` },
    generateBundle(_, bundle) {
      const first = bundle[FIRST_MODULE];
      if (first?.type !== 'chunk' || !first.code.includes(PLACE)) throw new Error(`${FIRST_MODULE} has no table.`);
      first.code = first.code.replace(PLACE, () => JSON.stringify(chunkTable(bundle)));
    },
  };
}
