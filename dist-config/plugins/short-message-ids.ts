import { dirname } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** An id that Lingui made from a text: six random letters, which no server can compress. */
const MADE = /^(?!lbl_)[\w+/]{6}$/;
const IN_CODE = /\bid: "([\w+/]{6})"/g;
/** A compiled catalog: one text of JSON. */
const IN_CATALOG = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

/** The texts of a catalog by message id. */
export type Texts = Iterable<readonly [id: string, text: string]>;

/** The made ids of a bundle by their places: those of one catalog are neighbours. */
export type ShortIds = {
  /** The place of an id; its short form is the place in base 36. */
  places: ReadonlyMap<string, number>;
  /** The ids that each catalog has from its first place on, in their order. */
  own: readonly (readonly string[])[];
};

/** Texts that end alike stand side by side in this order: nothing else compresses a catalog as well. */
const fromItsEnd = (text: string) => [...text].reverse().join('');

/** Numbers the made ids of all catalogs; ids that a person chose stay, as clients override texts by them. */
export function shortIds(catalogs: readonly Texts[]): ShortIds {
  const places = new Map<string, number>();
  const own = catalogs.map((texts) => {
    const made = [...new Map(texts)]
      .filter(([id]) => MADE.test(id) && !places.has(id))
      .map(([id, text]) => ({ id, key: `${fromItsEnd(text)}\0${id}` }))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ id }) => id);
    for (const id of made) places.set(id, places.size);
    return made;
  });
  return { places, own };
}

const shortOf = (id: string, { places }: ShortIds) => places.get(id)?.toString(36) ?? id;

/** Code with short ids. */
export const withShortIds = (code: string, short: ShortIds): string =>
  code.replace(IN_CODE, (_, id: string) => `id: "${shortOf(id, short)}"`);

/**
 * A compiled catalog without the ids that are its own: its texts in the order of their places, after those that a
 * person has named or another catalog has numbered.
 *
 * @param own the ids that are this catalog's, in the order of their places
 * @throws {Error} when a text is missing
 */
export const catalogWithShortIds = (code: string, short: ShortIds, own: readonly string[]): string =>
  code.replace(IN_CATALOG, (_, text: string) => {
    const messages: Record<string, unknown> = JSON.parse(JSON.parse(text));
    const isOwn = new Set(own);
    const others = Object.entries(messages).filter(([id]) => !isOwn.has(id));
    const numbered = own.map((id) => {
      if (!Object.hasOwn(messages, id)) throw new Error(`The catalog has no text for ${id}`);
      return messages[id];
    });
    const named = Object.fromEntries(others.map(([id, message]) => [shortOf(id, short), message]));
    const all = JSON.stringify(JSON.stringify([named, ...numbered]));
    const first = (short.places.get(own[0] ?? '') ?? 0) - 1;
    return `JSON.parse(${all}).reduce((all, text, place) => ((all[(place + ${first}).toString(36)] = text), all))`;
  });

/**
 * Gives the messages of a bundle short ids, in code and catalogs alike. Every output of one build counts the same
 * catalogs, so that all of them give the same ids.
 */
export function shortMessageIds(): Plugin {
  let short = shortIds([]);
  let folders: string[] = [];
  return {
    name: 'portal-short-message-ids',
    enforce: 'post',
    async buildStart() {
      const catalogs = await getCatalogs(getConfig());
      const read = await Promise.all(catalogs.map((catalog) => catalog.read('de')));
      folders = catalogs.map(({ path }) => dirname(path));
      short = shortIds(
        read.map((messages) =>
          Object.entries(messages ?? {}).map(([id, { translation }]) => [id, translation ?? ''] as const),
        ),
      );
    },
    transform: {
      filter: { id: /\/src\/.*\.(?:tsx?|po)$/ },
      handler(code, id) {
        if (!id.endsWith('.po')) return { code: withShortIds(code, short), map: null };
        const own = short.own[folders.indexOf(dirname(id))];
        if (!own) throw new Error(`${id} is no catalog of lingui.config.ts`);
        return { code: catalogWithShortIds(code, short, own), map: null };
      },
    },
  };
}
