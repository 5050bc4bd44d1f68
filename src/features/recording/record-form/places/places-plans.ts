import { msg } from '@lingui/core/macro';

/** For whom an event is recorded, where it takes place and who organises it. */
export const placesPlans = {
  relation: {
    section: 'places',
    label: msg`Ich trage ein für …`,
    missing: msg`Bitte wählen Sie, für wen Sie eintragen.`,
    isFor: 'choosing' as const,
  },
  location: {
    section: 'places',
    label: msg`Ort`,
    missing: msg`Bitte wählen Sie einen Ort.`,
    isFor: 'choosing' as const,
  },
  promoter: {
    section: 'places',
    label: msg`Veranstalter`,
    missing: msg`Bitte wählen Sie einen Veranstalter.`,
    isFor: 'choosing' as const,
  },
};
