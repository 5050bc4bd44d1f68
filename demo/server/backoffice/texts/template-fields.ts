import { html } from 'hono/html';
import { choice, type Field, flag, line, type Typed, words } from '../page/fields';
import type { Form } from '../page/form';
import { COLUMNS, columns } from './columns';
import { entryPlaceholders } from './entry-values';
import { MAX_PERIOD_DAYS } from './find-entries';
import { readLine } from './line';
import { aroundPlaceholders } from './sheet';
import { encodings, groupings, STARTERS, separators, type Template } from './template';

const MAX_NAME_LENGTH = 80;
const MAX_TEXT_LENGTH = 2_000;

/** Creates a field for a text with placeholders. */
function lines(field: { name: string; label: string; hint?: string; isRequired?: boolean }, names: readonly string[]) {
  return words({
    ...{ ...field, longest: MAX_TEXT_LENGTH },
    problemOf: (text) => {
      const read = readLine(text, names);
      return 'problem' in read ? read.problem : undefined;
    },
  });
}

const inputOf = (column: string) => `column-${column}`;

/** The field for the columns of a table; at least one. */
const columnsField: Field = {
  name: 'columns',
  label: 'Spalten',
  write: (value) =>
    Object.fromEntries(
      COLUMNS.map((column) => [inputOf(column), Array.isArray(value) && value.includes(column) ? 'yes' : '']),
    ),
  told: (value) =>
    COLUMNS.filter((column) => Array.isArray(value) && value.includes(column))
      .map((column) => columns[column].de)
      .join(', '),
  view: (typed: Typed, problem) =>
    html`<fieldset${problem ? html` aria-describedby="columns-error"` : ''}><legend>Spalten</legend>
${problem ? html`<p class="error" id="columns-error">${problem}</p>` : ''}<div class="checks">${COLUMNS.map(
      (column) =>
        html`<label class="check"><input type="checkbox" name="${inputOf(column)}" value="yes"${typed[inputOf(column)] === 'yes' ? html` checked` : ''}> ${columns[column].de}</label>`,
    )}</div></fieldset>`,
  read: (form: Form) => {
    const value = COLUMNS.filter((column) => form.line(inputOf(column)) === 'yes');
    return value.length > 0 ? { value } : { problem: 'Bitte wählen Sie mindestens eine Spalte.' };
  },
};

const AROUND = Object.keys(aroundPlaceholders);

/** The form of a template, in groups. */
export const TEMPLATE_GROUPS: readonly { title: string; fields: readonly Field[] }[] = [
  {
    title: 'Vorlage',
    fields: [
      line({ name: 'name', label: 'Name', isRequired: true, longest: MAX_NAME_LENGTH }),
      choice({
        ...{ name: 'language', label: 'Sprache des Textes', options: { de: 'Deutsch', en: 'Englisch' } },
        hint: 'Auf Englisch stehen auch Titel, Kurztexte und Rubriken englisch da, wo es das gibt.',
      }),
      choice({ name: 'outer', label: 'Ordnen', options: groupings }),
      choice({ name: 'inner', label: 'Darin ordnen', options: groupings }),
      flag({ name: 'leavesOut', label: 'Abgesagte Termine weglassen' }),
      flag({
        ...{ name: 'leavesOutLong', label: 'Dauerausstellungen weglassen' },
        hint: `Was länger als ${MAX_PERIOD_DAYS} Tage läuft, steht sonst in jeder Woche da.`,
      }),
    ],
  },
  {
    title: 'Text',
    fields: [
      lines({ name: 'heading', label: 'Überschrift' }, AROUND),
      lines({ name: 'intro', label: 'Davor' }, AROUND),
      lines({ name: 'entry', label: 'Jeder Termin', isRequired: true }, Object.keys(entryPlaceholders)),
      lines({ name: 'outro', label: 'Danach' }, AROUND),
      lines({ name: 'empty', label: 'Wenn es keine Termine gibt' }, AROUND),
    ],
  },
  {
    title: 'CSV-Tabelle',
    fields: [
      columnsField,
      choice({ name: 'separator', label: 'Trennzeichen', options: separators }),
      choice({ name: 'encoding', label: 'Zeichensatz', options: encodings }),
    ],
  },
];

export const TEMPLATE_FIELDS: readonly Field[] = TEMPLATE_GROUPS.flatMap(({ fields }) => fields);

const [FIRST] = Object.values(STARTERS) as [Template];

/** Returns a template from stored values; missing or unknown ones are as in the first built-in template. */
export function toTemplate(stored: unknown): Template {
  const given: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const text = (name: 'name' | 'heading' | 'intro' | 'entry' | 'outro' | 'empty') =>
    typeof given[name] === 'string' ? given[name] : FIRST[name];
  const one = <Word extends string>(words: Readonly<Record<Word, unknown>>, name: string, usual: Word): Word =>
    typeof given[name] === 'string' && Object.hasOwn(words, given[name]) ? (given[name] as Word) : usual;
  const chosen = Array.isArray(given.columns)
    ? COLUMNS.filter((column) => (given.columns as unknown[]).includes(column))
    : [];
  return {
    ...{ name: text('name'), heading: text('heading'), intro: text('intro'), entry: text('entry') },
    ...{
      outro: text('outro'),
      empty: text('empty'),
      leavesOut: given.leavesOut === true,
      leavesOutLong: given.leavesOutLong === true,
    },
    language: one({ de: 1, en: 1 }, 'language', FIRST.language),
    ...{ outer: one(groupings, 'outer', FIRST.outer), inner: one(groupings, 'inner', FIRST.inner) },
    columns: chosen.length > 0 ? chosen : FIRST.columns,
    ...{
      separator: one(separators, 'separator', FIRST.separator),
      encoding: one(encodings, 'encoding', FIRST.encoding),
    },
  };
}
