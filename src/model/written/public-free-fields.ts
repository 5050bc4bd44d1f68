import { plainText } from '../../lib/plain-text';
import type { EventRules } from '../rules/event-rules';
import { usableFreeFields } from '../rules/free-field-problems';
import type { FreeValue } from './event-content';

/** A value of the client's own fields as visitors read it: in words, with the label of the field. */
export type PublicField = { name: string; label: string; value: string; html?: string };

/**
 * The values of the client's own fields as visitors read them.
 *
 * @param withHtml whether formatted texts are also told as they were written
 */
export const publicFreeFields = (
  values: readonly FreeValue[],
  rules: Pick<EventRules, 'eventRecording'>,
  { withHtml = false } = {},
): PublicField[] =>
  usableFreeFields(rules).flatMap((field) => {
    const value = values.find(({ name }) => name === field.name)?.value;
    const words = value === undefined ? '' : inWords(value, field.type);
    if (words === '') return [];
    const html = withHtml && field.type === 'wysiwyg' && { html: String(value) };
    return [{ name: field.name, label: field.label || field.name, value: words, ...html }];
  });

function inWords(value: FreeValue['value'], type: string): string {
  if (typeof value === 'boolean') return value ? 'Ja' : '';
  if (typeof value === 'number')
    return value.toLocaleString('de-DE', { useGrouping: false, maximumFractionDigits: 15 });
  if (type === 'wysiwyg') return plainText(value);
  return type === 'date' ? value.split('-').reverse().join('.') : value;
}
