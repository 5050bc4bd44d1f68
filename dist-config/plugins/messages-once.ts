import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** A compiled catalog: one text of JSON. */
const TEXT = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;
/** Catalogs of parts that stand below the main texts. */
const PART = /\/src\/(?:features|i18n\/members)\/.*\.po$/;

/** A compiled catalog without the messages that are known already. */
export const withoutKnown = (code: string, known: ReadonlySet<string>): string =>
  code.replace(TEXT, (_, text: string) => {
    const messages: Record<string, unknown> = JSON.parse(JSON.parse(text));
    const own = Object.fromEntries(Object.entries(messages).filter(([id]) => !known.has(id)));
    return `JSON.parse(${JSON.stringify(JSON.stringify(own))})`;
  });

/** Leaves out of the texts of a part what the main texts say, which are always there (src/i18n/locale-provider.tsx). */
export function messagesOnce(): Plugin {
  let main: ReadonlySet<string> = new Set();
  return {
    name: 'portal-messages-once',
    enforce: 'post',
    async buildStart() {
      const catalogs = await getCatalogs(getConfig());
      const [catalog] = catalogs.filter(({ path }) => path.endsWith('src/i18n/{locale}'));
      main = new Set(Object.keys((await catalog?.read('de')) ?? {}));
    },
    transform: {
      filter: { id: PART },
      handler: (code) => ({ code: withoutKnown(code, main), map: null }),
    },
  };
}
