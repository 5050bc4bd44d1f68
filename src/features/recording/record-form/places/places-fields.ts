import { msg } from '@lingui/core/macro';

/** The fields for role relation, location and promoter. */
export const placesFields = {
  relation: {
    section: 'forWhom',
    label: msg`Ich trage ein für …`,
    missing: msg`Bitte wählen Sie, für wen Sie eintragen.`,
    isFor: 'choosing' as const,
  },
  location: {
    section: 'places',
    label: msg({ message: 'Ort', context: 'venue' }),
    missing: msg`Bitte wählen Sie einen Ort.`,
    isFor: 'choosing' as const,
  },
  promoter: {
    section: 'organizer',
    label: msg`Veranstalter`,
    missing: msg`Bitte wählen Sie einen Veranstalter.`,
    isFor: 'choosing' as const,
  },
};
