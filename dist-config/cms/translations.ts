import PO from 'pofile';

/** Separates the context of a text from the text, and the plural forms, in a compiled catalog. */
const CONTEXT = '\u0004';
const MAGIC = 0x950412de;
const HEADER_BYTES = 28;
/** The bytes of an entry of a table: a length and an offset. */
const ENTRY_BYTES = 8;

/** The translations of a catalog by their keys, sorted by bytes as readers expect; the header has an empty key. */
function entriesOf(catalog: PO): [key: string, text: string][] {
  const header = Object.entries(catalog.headers).map(([name, value]) => `${name}: ${value}\n`);
  const entries = catalog.items
    .filter(({ msgstr }) => msgstr[0])
    .map(({ msgctxt, msgid, msgstr }): [string, string] => [
      msgctxt ? `${msgctxt}${CONTEXT}${msgid}` : msgid,
      msgstr[0] ?? '',
    ]);
  return [['', header.join('')] as [string, string], ...entries].sort(([a], [b]) =>
    Buffer.compare(Buffer.from(a), Buffer.from(b)),
  );
}

/** Compiles a catalog to the binary format of gettext (.mo), which PHP reads. */
export function compileMo(text: string): Uint8Array {
  const entries = entriesOf(PO.parse(text));
  const columns = [entries.map(([key]) => key), entries.map(([, translation]) => translation)];
  const tableBytes = entries.length * ENTRY_BYTES;
  const head = Buffer.alloc(HEADER_BYTES + 2 * tableBytes);
  const numbers = [MAGIC, 0, entries.length, HEADER_BYTES, HEADER_BYTES + tableBytes, 0, head.length];
  const strings: Buffer[] = [];
  let offset = head.length;
  for (const string of columns.flat()) {
    const bytes = Buffer.from(`${string}\0`);
    // The length does not count the zero at the end.
    numbers.push(bytes.length - 1, offset);
    strings.push(bytes);
    offset += bytes.length;
  }
  for (const [index, number] of numbers.entries()) head.writeUInt32LE(number, index * 4);
  return Buffer.concat([head, ...strings]);
}

/** Compiles a catalog to the JSON that WordPress gives to scripts. */
export function compileJson(text: string): string {
  const catalog = PO.parse(text);
  const messages = Object.fromEntries(entriesOf(catalog).filter(([key]) => key !== ''));
  const { Language: lang = '', 'Plural-Forms': pluralForms = '' } = catalog.headers;
  return JSON.stringify({
    domain: 'messages',
    locale_data: {
      messages: {
        '': { domain: 'messages', lang, plural_forms: pluralForms },
        ...Object.fromEntries(Object.entries(messages).map(([key, translation]) => [key, [translation]])),
      },
    },
  });
}
