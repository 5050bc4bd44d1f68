import { html } from 'hono/html';
import { choiceField, type Field, flagField, type InputValues, lineField, multilineField } from '../page/fields';
import type { Form } from '../page/form';
import { COLUMNS, columns } from './columns';
import { entryPlaceholders } from './entry-values';
import { MAX_PERIOD_DAYS } from './find-entries';
import { readLine } from './line';
import { framePlaceholders } from './sheet';
import { BUILT_IN_TEMPLATES, encodings, groupings, separators, type Template } from './template';

const MAX_NAME_LENGTH = 80;
const MAX_TEXT_LENGTH = 2_000;

/** Creates a field for a text with placeholders. */
function placeholderField(
  field: { name: string; label: string; hint?: string; isRequired?: boolean },
  names: readonly string[],
) {
  return multilineField({
    ...{ ...field, maxLength: MAX_TEXT_LENGTH },
    validate: (text) => {
      const parsed = readLine(text, names);
      return 'problem' in parsed ? parsed.problem : undefined;
    },
  });
}

const inputOf = (column: string) => `column-${column}`;

/** The field for the columns of a table; at least one. */
const columnsField: Field = {
  name: 'columns',
  label: 'Spalten',
  toInputs: (value) =>
    Object.fromEntries(
      COLUMNS.map((column) => [inputOf(column), Array.isArray(value) && value.includes(column) ? 'yes' : '']),
    ),
  format: (value) =>
    COLUMNS.filter((column) => Array.isArray(value) && value.includes(column))
      .map((column) => columns[column].de)
      .join(', '),
  render: (typed: InputValues, problem) =>
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

const FRAME_NAMES = Object.keys(framePlaceholders);

/** The form of a template, in groups. */
export const TEMPLATE_GROUPS: readonly { title: string; fields: readonly Field[] }[] = [
  {
    title: 'Vorlage',
    fields: [
      lineField({ name: 'name', label: 'Name', isRequired: true, maxLength: MAX_NAME_LENGTH }),
      choiceField({
        ...{ name: 'language', label: 'Sprache des Textes', options: { de: 'Deutsch', en: 'Englisch' } },
        hint: 'Auf Englisch stehen auch Titel, Kurztexte und Rubriken englisch da, wo es das gibt.',
      }),
      choiceField({ name: 'outer', label: 'Ordnen', options: groupings }),
      choiceField({ name: 'inner', label: 'Darin ordnen', options: groupings }),
      flagField({ name: 'leavesOut', label: 'Abgesagte Termine weglassen' }),
      flagField({
        ...{ name: 'leavesOutLong', label: 'Dauerausstellungen weglassen' },
        hint: `Was länger als ${MAX_PERIOD_DAYS} Tage läuft, steht sonst in jeder Woche da.`,
      }),
    ],
  },
  {
    title: 'Text',
    fields: [
      placeholderField({ name: 'heading', label: 'Überschrift' }, FRAME_NAMES),
      placeholderField({ name: 'intro', label: 'Davor' }, FRAME_NAMES),
      placeholderField({ name: 'entry', label: 'Jeder Termin', isRequired: true }, Object.keys(entryPlaceholders)),
      placeholderField({ name: 'outro', label: 'Danach' }, FRAME_NAMES),
      placeholderField({ name: 'empty', label: 'Wenn es keine Termine gibt' }, FRAME_NAMES),
    ],
  },
  {
    title: 'CSV-Tabelle',
    fields: [
      columnsField,
      choiceField({ name: 'separator', label: 'Trennzeichen', options: separators }),
      choiceField({ name: 'encoding', label: 'Zeichensatz', options: encodings }),
    ],
  },
];

export const TEMPLATE_FIELDS: readonly Field[] = TEMPLATE_GROUPS.flatMap(({ fields }) => fields);

const [FALLBACK] = Object.values(BUILT_IN_TEMPLATES) as [Template];

/** Returns a template from stored values; missing or unknown ones are as in the first built-in template. */
export function toTemplate(stored: unknown): Template {
  const values: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const text = (name: 'name' | 'heading' | 'intro' | 'entry' | 'outro' | 'empty') =>
    typeof values[name] === 'string' ? values[name] : FALLBACK[name];
  const choiceOr = <Choice extends string>(
    choices: Readonly<Record<Choice, unknown>>,
    name: string,
    fallback: Choice,
  ): Choice =>
    typeof values[name] === 'string' && Object.hasOwn(choices, values[name]) ? (values[name] as Choice) : fallback;
  const chosen = Array.isArray(values.columns)
    ? COLUMNS.filter((column) => (values.columns as unknown[]).includes(column))
    : [];
  return {
    ...{ name: text('name'), heading: text('heading'), intro: text('intro'), entry: text('entry') },
    ...{
      outro: text('outro'),
      empty: text('empty'),
      leavesOut: values.leavesOut === true,
      leavesOutLong: values.leavesOutLong === true,
    },
    language: choiceOr({ de: 1, en: 1 }, 'language', FALLBACK.language),
    ...{ outer: choiceOr(groupings, 'outer', FALLBACK.outer), inner: choiceOr(groupings, 'inner', FALLBACK.inner) },
    columns: chosen.length > 0 ? chosen : FALLBACK.columns,
    ...{
      separator: choiceOr(separators, 'separator', FALLBACK.separator),
      encoding: choiceOr(encodings, 'encoding', FALLBACK.encoding),
    },
  };
}
