import { plainText } from '../../lib/plain-text';
import type { FreeFieldText } from '../free-field-text';
import { usableFreeFields } from '../rules/asked-fields';
import type { EventRules, FreeField } from '../rules/event-rules';
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
    return [{ name: field.name, label: field.label || field.name, value: words, ...beside(field, value) }];
  });

function beside({ type }: FreeField, value: FreeValue['value'] | undefined): Pick<FreeFieldText, 'type' | 'html'> {
  if (type === 'wysiwyg') return typeof value === 'string' ? { html: value } : {};
  const kind = KINDS.find((one) => one === type);
  return kind ? { type: kind } : {};
}

function inWords(value: FreeValue['value'], type: string): string {
  if (typeof value === 'boolean') return value ? 'Ja' : '';
  if (typeof value === 'number')
    return value.toLocaleString('de-DE', { useGrouping: false, maximumFractionDigits: 15 });
  if (type === 'wysiwyg') return plainText(value);
  return type === 'date' ? value.split('-').reverse().join('.') : value;
}
