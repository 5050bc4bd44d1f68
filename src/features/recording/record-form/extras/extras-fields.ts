import { msg } from '@lingui/core/macro';
import { usableFreeFields } from '../../../../model/rules/visible-fields';
import type { RecordRules } from '../../use-recording-rules';

/** Returns the fields for publication dates and the client's free fields. */
export const extrasFields = (rules: RecordRules) => ({
  publicationDates: {
    section: 'publication',
    label: msg`Erscheinungstage`,
    row: (number: number) => msg`Erscheinungstag ${number}`,
    rows: { date: { label: msg`Datum`, missing: msg`Bitte geben Sie den Erscheinungstag ein.` } },
  },
  freeFields: {
    section: 'freeFields',
    label: rules.eventRecording.labelFreeFields || msg`Weitere Angaben`,
    fields: Object.fromEntries(
      usableFreeFields(rules).map(({ name, label, type }) => [
        name,
        {
          label: label || name,
          ...(type === 'select' && { isFor: 'choosing' as const }),
          ...(type === 'checkbox' && { isFor: 'confirming' as const }),
        },
      ]),
    ),
  },
});
