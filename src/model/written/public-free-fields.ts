import { plainText } from '../../lib/plain-text';
import { usableFreeFields } from '../rules/asked-fields';
import type { EventRules, FreeField } from '../rules/event-rules';
import type { FreeValue } from './event-content';

/** The values of the client's own fields as visitors read them: in words, with the label of the field. */
export const publicFreeFields = (values: readonly FreeValue[], rules: Pick<EventRules, 'eventRecording'>) =>
  usableFreeFields(rules).flatMap((field) => {
    const value = values.find(({ name }) => name === field.name)?.value;
    const words = value === undefined ? '' : inWords(value, field.type);
    const { name, label, optionLabels, english } = field;
    if (words === '') return [];
    const shown = { label: label || name, value: optionIn(field, words, optionLabels) };
    return [{ name, ...shown, ...(english && onlyOther(shown, field, words, english)) }];
  });

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
