import { msg } from '@lingui/core/macro';
import { usableFreeFields } from '../../../../model/rules/free-field-problems';
import type { RecordingRules } from '../../use-recording-rules';

/** What it costs, for whom it is, when it is printed, and what the client asks for besides. */
export const extrasPlans = (rules: RecordingRules) => {
  const { labelFreeFields } = rules.eventRecording;
  const { priority } = rules.fieldSettings.recording;
  return {
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
    accessibility: { section: 'price', label: msg`Hinweise zur Barrierefreiheit` },
    publicationDates: {
      section: 'publication',
      label: msg`Erscheinungstage`,
      row: (number: number) => msg`Erscheinungstag ${number}`,
      rows: { date: { label: msg`Datum`, missing: msg`Bitte geben Sie den Erscheinungstag an.` } },
    },
    priority: { section: 'publication', label: priority.label || msg`Priorität` },
    freeFields: {
      section: 'freeFields',
      label: labelFreeFields || msg`Weitere Angaben`,
      fields: Object.fromEntries(usableFreeFields(rules).map(({ name, label }) => [name, { label: label || name }])),
    },
  };
};
