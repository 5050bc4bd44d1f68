import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const ID = 'virtual:first-texts';

/** Files whose texts the first painter shows. */
const DRAWN =
  /^src\/(?:shell\/shell-bar|features\/events\/(?:card\/|appointment-words|list\/(?:list-view|filter-bar|pager|result-words|first-fields)))/;

/** Gives the loader the few texts it draws, in each language, compiled. */
export function firstTexts(): Plugin {
  return {
    name: 'portal-first-texts',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const texts: Record<string, Record<string, unknown>> = { de: {}, en: {} };
      for (const catalog of await getCatalogs(getConfig())) {
        for (const locale of Object.keys(texts)) {
          const messages = (await catalog.read(locale)) ?? {};
          for (const [key, { message, translation, origin }] of Object.entries(messages)) {
            if (!origin?.some(([file]) => DRAWN.test(file))) continue;
            const own = texts[locale];
            const text = translation || message || key;
            if (own) own[key] = compileMessage(text);
          }
        }
      }
      return `export const firstTexts = ${JSON.stringify(texts)};`;
    },
  };
}
