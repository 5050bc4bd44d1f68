import { plainText } from '../../lib/plain-text';
import { usableFreeFields } from '../rules/asked-fields';
import type { EventRules } from '../rules/event-rules';
import type { FreeValue } from './event-content';

/** The values of the client's own fields as visitors read them: in words, with the label of the field. */
export const publicFreeFields = (values: readonly FreeValue[], rules: Pick<EventRules, 'eventRecording'>) =>
  usableFreeFields(rules).flatMap((field) => {
    const value = values.find(({ name }) => name === field.name)?.value;
    const words = value === undefined ? '' : inWords(value, field.type);
    return words === '' ? [] : [{ name: field.name, label: field.label || field.name, value: words }];
  });

/** The same of an article, whose formatted texts are read as they were written, too. */
export function publicArticleFields(values: readonly FreeValue[], rules: Pick<EventRules, 'eventRecording'>) {
  const formatted = usableFreeFields(rules).flatMap(({ name, type }) => (type === 'wysiwyg' ? [name] : []));
  return publicFreeFields(values, rules).map((field) => {
    const html = formatted.includes(field.name) && values.find(({ name }) => name === field.name)?.value;
    return html ? { ...field, html } : field;
  });
}

function inWords(value: FreeValue['value'], type: string): string {
  if (typeof value === 'boolean') return value ? 'Ja' : '';
  if (typeof value === 'number')
    return value.toLocaleString('de-DE', { useGrouping: false, maximumFractionDigits: 15 });
  if (type === 'wysiwyg') return plainText(value);
  return type === 'date' ? value.split('-').reverse().join('.') : value;
}
