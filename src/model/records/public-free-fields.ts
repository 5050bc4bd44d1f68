import { plainText } from '../../lib/plain-text';
import type { FreeFieldText } from '../answers/free-field-text';
import type { EventRules, FreeField } from '../rules/event-rules';
import { usableFreeFields } from '../rules/visible-fields';
import type { FreeValue } from './event-content';

/** Kinds of which visitors see more than the words: a link, or words of their own language. */
const KINDS = ['number', 'date', 'checkbox', 'url', 'email'] as const;

/**
 * The values of the client's own fields as visitors read them: in German words, with the label of the field, and with
 * what else is needed to show them. Formatted texts are read as they were written, too.
 */
export const publicFreeFields = (
  values: readonly FreeValue[],
  rules: Pick<EventRules, 'eventRecording'>,
): FreeFieldText[] =>
  usableFreeFields(rules).flatMap((field) => {
    const value = values.find(({ name }) => name === field.name)?.value;
    const words = value === undefined ? '' : inWords(value, field.type);
    if (words === '') return [];
    const { name, label, optionLabels, english } = field;
    const shown = { label: label || name, value: optionIn(field, words, optionLabels) };
    return [{ name, ...shown, ...(english && onlyOther(shown, field, words, english)), ...beside(field, value) }];
  });

function beside({ type }: FreeField, value: FreeValue['value'] | undefined): Pick<FreeFieldText, 'type' | 'html'> {
  if (type === 'wysiwyg') return typeof value === 'string' ? { html: value } : {};
  const kind = KINDS.find((one) => one === type);
  return kind ? { type: kind } : {};
}

/** An option in the words of a language; any other value as it is. */
const optionIn = ({ type, options }: FreeField, value: string, labels: readonly string[] | undefined) =>
  (type === 'select' && labels?.[options.indexOf(value)]) || value;

type Shown = { label: string; value: string };

/** What is called otherwise in English. */
function onlyOther(shown: Shown, field: FreeField, words: string, english: NonNullable<FreeField['english']>) {
  const label = english.label || shown.label;
  const value = optionIn(field, words, english.optionLabels);
  return {
    ...(label !== shown.label && { label_en: label }),
    ...(value !== shown.value && { value_en: value }),
  };
}

function inWords(value: FreeValue['value'], type: string): string {
  if (typeof value === 'boolean') return value ? 'Ja' : '';
  if (typeof value === 'number')
    return value.toLocaleString('de-DE', { useGrouping: false, maximumFractionDigits: 15 });
  if (type === 'wysiwyg') return plainText(value);
  return type === 'date' ? value.split('-').reverse().join('.') : value;
}
