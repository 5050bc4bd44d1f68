import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** An id that Lingui made from a text: six random letters, which no server can compress. */
const MADE = /^(?!lbl_)[\w+/]{6}$/;
const IN_CODE = /\bid: "([\w+/]{6})"/g;
const IN_CATALOG = /\\"([\w+/]{6})\\":/g;

/** A short id for each made one; ids that a person chose stay, as clients override texts by them. */
export function shortIds(ids: Iterable<string>): ReadonlyMap<string, string> {
  const made = [...new Set(ids)].filter((id) => MADE.test(id)).sort();
  return new Map(made.map((id, place) => [id, place.toString(36)]));
}

/** Code or a compiled catalog with short ids. */
export function withShortIds(code: string, short: ReadonlyMap<string, string>, isCatalog: boolean): string {
  const own = (id: string) => short.get(id) ?? id;
  return isCatalog
    ? code.replace(IN_CATALOG, (_, id: string) => `\\"${own(id)}\\":`)
    : code.replace(IN_CODE, (_, id: string) => `id: "${own(id)}"`);
}

/**
 * Gives the messages of a bundle short ids, in code and catalogs alike. Every output of one build counts the same
 * catalogs, so that all of them give the same ids.
 */
export function shortMessageIds(): Plugin {
  let short: ReadonlyMap<string, string> = new Map();
  return {
    name: 'portal-short-message-ids',
    enforce: 'post',
    async buildStart() {
      const catalogs = await getCatalogs(getConfig());
      const read = await Promise.all(catalogs.map((catalog) => catalog.read('de')));
      short = shortIds(read.flatMap((messages) => Object.keys(messages ?? {})));
    },
    transform: {
      filter: { id: /\/src\/.*\.(?:tsx?|po)$/ },
      handler: (code, id) => ({ code: withShortIds(code, short, id.endsWith('.po')), map: null }),
    },
  };
}
