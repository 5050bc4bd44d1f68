import { LOCALES } from '../i18n/locale';
import { isObject, ownProperty } from './own-property';
import type { LabelOverrides } from './setting-kinds';

const MAX_LABELS = 5000;

/** Matches ids that start with a letter, which excludes '__proto__'. */
const LABEL_ID = /^[a-z][\w.-]*$/i;

const keysOf = (value: object): string[] => {
  try {
    return Object.keys(value).slice(0, MAX_LABELS);
  } catch {
    return [];
  }
};

/**
 * Reads overrides of labels: `{ lbl_x: 'for all locales', de: { lbl_x: 'for one' } }`. Later layers win, and within one
 * layer the locale wins over the general text.
 *
 * @param report is called with the key of each value that is no text
 */
export function readLabels(layers: readonly object[], report: (key: string, expected: string) => void): LabelOverrides {
  // Without a prototype, so that an id such as 'constructor' finds no function.
  const labels: Record<'de' | 'en', Record<string, string>> = { de: Object.create(null), en: Object.create(null) };
  const readLayer = (source: object, targets: readonly Record<string, string>[], prefix: string) => {
    for (const id of keysOf(source)) {
      if (!LABEL_ID.test(id) || (prefix === '' && (id === 'de' || id === 'en'))) continue;
      const label = ownProperty(source, id);
      if (typeof label === 'string') for (const target of targets) target[id] = label;
      else if (label !== undefined && label !== null) report(`${prefix}${id}`, 'a text');
    }
  };
  for (const layer of layers) {
    readLayer(layer, [labels.de, labels.en], '');
    for (const locale of LOCALES) {
      const texts = ownProperty(layer, locale);
      if (isObject(texts)) readLayer(texts, [labels[locale]], `${locale}.`);
      else if (texts !== undefined && texts !== null) report(locale, 'an object');
    }
  }
  return labels;
}
