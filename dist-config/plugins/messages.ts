import { relative, resolve } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { importClosure } from './import-closure';

type FileFilter = (file: string) => boolean;

const ROOT = resolve(import.meta.dirname, '../..');
const closure = (...entries: string[]) => {
  const files = importClosure(entries.map((file) => resolve(ROOT, file)));
  return new Set([...files].map((file) => relative(ROOT, file)));
};
const isBelow =
  (...folders: string[]): FileFilter =>
  (file) =>
    folders.some((folder) => file.startsWith(`${folder}/`));

/** Returns the groups of messages that load together, by the files that contain them. */
export function messageGroups(): Record<string, FileFilter> {
  const loader = closure('src/loader/loader.ts');
  const list = closure('src/elements/event-elements.ts', 'src/features/events/list/event-list-screen.tsx');
  const isAboutErrors: FileFilter = (file) => /^src\/app\/error-\w+\.tsx?$/.test(file);
  const isOfOwnLists = isBelow('src/cards/record-list');
  const isOfEvents = isBelow(
    ...['features/events', 'features/articles', 'cards', 'detail-parts', 'app/adverts'].map((room) => `src/${room}`),
  );
  const isOfAccount = isBelow(
    ...['features/account', 'features/auth', 'features/profile', 'forms', 'app/drafts'].map((room) => `src/${room}`),
  );
  const ofGroups: Record<string, FileFilter> = {
    events: (file) => (isOfEvents(file) && !isOfOwnLists(file) && !list.has(file)) || isAboutErrors(file),
    account: (file) => isOfAccount(file) || isAboutErrors(file),
    recording: (file) => isOfOwnLists(file) || isBelow('src/features/recording')(file),
    adverts: (file) => isOfOwnLists(file) || isBelow('src/features/adverts')(file),
    standalone: isBelow('src/loader/standalone'),
    frame: isBelow('src/iframe'),
    prerender: isBelow('src/prerender'),
    kit: isBelow('demo/kit'),
  };
  return {
    loader: (file) => loader.has(file),
    ...ofGroups,
    // Messages of no other group load with every element.
    main: (file) => !loader.has(file) && !Object.values(ofGroups).some((isIn) => isIn(file)),
  };
}

const CATALOG = /\/src\/i18n\/(de|en)\.po\?(\w+)$/;

/**
 * Creates a plugin that compiles the messages of one group in one language: `import('./de.po?recording')`. Lingui
 * records the files of each message; one in several groups is in each of them. An untranslated message is omitted; in
 * development it has the text of its source.
 */
export function messages(): Plugin {
  return {
    name: 'portal-messages',
    load: {
      filter: { id: CATALOG },
      async handler(id) {
        const [, locale = '', group = ''] = CATALOG.exec(id) ?? [];
        const isIn = messageGroups()[group];
        const [catalog] = await getCatalogs(getConfig());
        if (!isIn || !catalog) throw new Error(`There are no messages of ${group}`);
        this.addWatchFile(catalog.getFilename(locale));
        const read = Object.entries((await catalog.read(locale)) ?? {});
        const own = read.filter(([, { origin = [] }]) => origin.some(([file]) => isIn(file)));
        const texts = own.flatMap(([name, { translation }]) => (translation ? [[name, translation] as const] : []));
        const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), { namespace: 'es' });
        if (errors[0]) throw errors[0].error;
        return { code: source, map: null, moduleType: 'js' };
      },
    },
  };
}
