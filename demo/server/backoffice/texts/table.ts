import type { FeedSource } from '../../feeds/feed-source';
import { type Cells, csvOf, type Separator } from '../../platform/csv-cell';
import { toWindows1252 } from '../../platform/windows-1252';
import { columns } from './columns';
import { entryValues } from './entry-values';
import type { Entry } from './find-entries';
import type { Template } from './template';

const SEPARATORS: Record<Template['separator'], Separator> = { semicolon: ';', comma: ',', tab: '\t' };
const CHARSETS: Record<Template['encoding'], string> = {
  'utf-8-bom': 'utf-8',
  'utf-8': 'utf-8',
  'windows-1252': 'windows-1252',
};

/** Creates a table of the dates, with the columns of a template and in its encoding. */
export function tableOf(
  { source, template }: { source: FeedSource; template: Template },
  entries: readonly Entry[],
): { body: Uint8Array<ArrayBuffer>; charset: string } {
  const { language, encoding } = template;
  const valuesOf = (entry: Entry) => entryValues({ ...source, locale: language }, entry.event, entry.planned);
  const rows: Cells[] = [
    template.columns.map((column) => columns[column][language]),
    ...entries
      .map(valuesOf)
      .map((placeholders) => template.columns.map((column) => placeholders[columns[column].value])),
  ];
  const text = csvOf(rows, { separator: SEPARATORS[template.separator], hasMark: encoding === 'utf-8-bom' });
  const bytes = encoding === 'windows-1252' ? toWindows1252(text) : new TextEncoder().encode(text);
  return { body: new Uint8Array(bytes), charset: CHARSETS[encoding] };
}
