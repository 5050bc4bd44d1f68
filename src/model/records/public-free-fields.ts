import { plainText } from '../../lib/plain-text';
import type { FreeFieldText } from '../answers/free-field-text';
import type { EventRules, FreeField } from '../rules/event-rules';
import { usableFreeFields } from '../rules/visible-fields';
import type { FreeValue } from './event-content';

/** The types whose values visitors see as more than text: as a link, or translated. */
const KINDS = ['number', 'date', 'checkbox', 'url', 'email'] as const;

/**
 * Returns the values of the client's free fields for visitors: as German text with the field's label, and with the type
 * where it matters. Formatted texts are also returned as HTML.
 */
export const publicFreeFields = (
  values: readonly FreeValue[],
  rules: Pick<EventRules, 'eventRecording'>,
): FreeFieldText[] =>
  usableFreeFields(rules).flatMap((field) => {
    const value = values.find(({ name }) => name === field.name)?.value;
    const text = value === undefined ? '' : textOf(value, field.type);
    if (text === '') return [];
    const { name, label, optionLabels, english } = field;
    const labelled = { label: label || name, value: optionIn(field, text, optionLabels) };
    return [
      { name, ...labelled, ...(english && englishFields(labelled, field, text, english)), ...typeFields(field, value) },
    ];
  });

function typeFields({ type }: FreeField, value: FreeValue['value'] | undefined): Pick<FreeFieldText, 'type' | 'html'> {
  if (type === 'wysiwyg') return typeof value === 'string' ? { html: value } : {};
  const kind = KINDS.find((one) => one === type);
  return kind ? { type: kind } : {};
}

/** Returns an option's label in a language; any other value unchanged. */
const optionIn = ({ type, options }: FreeField, value: string, labels: readonly string[] | undefined) =>
  (type === 'select' && labels?.[options.indexOf(value)]) || value;

type LabelledValue = { label: string; value: string };

/** Returns the English label and value where they differ. */
function englishFields(
  labelled: LabelledValue,
  field: FreeField,
  text: string,
  english: NonNullable<FreeField['english']>,
) {
  const label = english.label || labelled.label;
  const value = optionIn(field, text, english.optionLabels);
  return {
    ...(label !== labelled.label && { label_en: label }),
    ...(value !== labelled.value && { value_en: value }),
  };
}

function textOf(value: FreeValue['value'], type: string): string {
  if (typeof value === 'boolean') return value ? 'Ja' : '';
  if (typeof value === 'number')
    return value.toLocaleString('de-DE', { useGrouping: false, maximumFractionDigits: 15 });
  if (type === 'wysiwyg') return plainText(value);
  return type === 'date' ? value.split('-').reverse().join('.') : value;
}
