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
  children: { section: 'access', label: msg`Für Kinder` },
  barrierFree: { section: 'access', label: msg`Barrierefrei` },
  accessFeatures: { section: 'access', label: msg`Barrierefreiheit im Einzelnen` },
  accessibility: { section: 'access', label: msg`Hinweise zur Barrierefreiheit` },
  easyText: { section: 'access', label: msg`Text in Leichter Sprache` },
  signLanguageUrl: { section: 'access', label: msg`Video in Gebärdensprache` },
  priority: { section: 'publication', label: rules.fieldSettings.recording.priority.label || msg`Priorität` },
});
