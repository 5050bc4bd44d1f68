import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** A compiled catalog: one text of JSON. */
const TEXT = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;
/** Catalogs of parts that stand below the main texts. */
const PART = /\/src\/(?:features\/.*|i18n\/(?:members\/)?)\w+\.po$/;
/** The main texts themselves, which stand below those of the script tag. */
const MAIN = /\/src\/i18n\/\w+\.po$/;

/** Catalogs of parts that stand below the texts for people with an account, too. */
const MEMBERS_PART = /\/src\/features\/(?!events\/)/;

/** A compiled catalog without the messages that are known already. */
export const withoutKnown = (code: string, known: ReadonlySet<string>): string =>
  code.replace(TEXT, (_, text: string) => {
    const messages: Record<string, unknown> = JSON.parse(JSON.parse(text));
    const own = Object.fromEntries(Object.entries(messages).filter(([id]) => !known.has(id)));
    return `JSON.parse(${JSON.stringify(JSON.stringify(own))})`;
  });

/**
 * Leaves out of the texts of a part what the texts above it say, which are always there (src/i18n/locale-provider.tsx):
 * those of the script tag, the main ones, and those for people with an account.
 */
export function messagesOnce(): Plugin {
  let first: ReadonlySet<string> = new Set();
  let main: ReadonlySet<string> = new Set();
  let members: ReadonlySet<string> = new Set();
  return {
    name: 'portal-messages-once',
    enforce: 'post',
    async buildStart() {
      const catalogs = await getCatalogs(getConfig());
      const idsIn = async (folder: string) => {
        const catalog = catalogs.find(({ path }) => path.endsWith(`${folder}/{locale}`));
        return Object.keys((await catalog?.read('de')) ?? {});
      };
      first = new Set(await idsIn('src/i18n/first'));
      main = new Set([...first, ...(await idsIn('src/i18n'))]);
      members = new Set([...main, ...(await idsIn('src/i18n/members'))]);
    },
    transform: {
      filter: { id: PART },
      handler(code, id) {
        const known = MAIN.test(id) ? first : MEMBERS_PART.test(id) ? members : main;
        return { code: withoutKnown(code, known), map: null };
      },
    },
  };
}
