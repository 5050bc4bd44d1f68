import { msg } from '@lingui/core/macro';
import type { RecordRules } from '../../use-recording-rules';

/** Returns the fields for price, audience, accessibility and print priority. */
export const priceFields = (rules: RecordRules) => ({
  price: {
    section: 'price',
    label: msg`Preis`,
    fields: {
      text: { label: msg`Hinweis zum Preis` },
      from: { label: msg`Preis ab` },
      to: { label: msg`Preis bis` },
    },
  },
  free: { section: 'price', label: msg`Eintritt frei` },
  children: { section: 'price', label: msg`Für Kinder` },
  barrierFree: { section: 'price', label: msg`Barrierefrei` },
  accessFeatures: { section: 'price', label: msg`Barrierefreiheit im Einzelnen` },
  accessibility: { section: 'price', label: msg`Hinweise zur Barrierefreiheit` },
  easyText: { section: 'price', label: msg`Text in Leichter Sprache` },
  signLanguageUrl: { section: 'price', label: msg`Video in Gebärdensprache` },
  priority: { section: 'publication', label: rules.fieldSettings.recording.priority.label || msg`Priorität` },
});
