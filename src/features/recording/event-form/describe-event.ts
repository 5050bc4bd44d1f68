import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../forms/engine/describe-form';
import { extrasPlans } from '../record-form/extras/extras-plans';
import { picturesPlans } from '../record-form/pictures/pictures-plans';
import { placesPlans } from '../record-form/places/places-plans';
import { wordsPlans } from '../record-form/texts-plans';
import { datesPlans } from './dates/dates-plans';
import type { EventDraft } from './event-draft';
import { eventProblems, type Given } from './event-problems';
import { linksPlans } from './links/links-plans';
import { pricePlans } from './price/price-plans';
import { EVENT_SECTIONS } from './sections';

/** What the form of an event is: its fields, as the client calls them, and its rules. */
export function describeEvent(given: Given): FormDescription<EventDraft> {
  const { rules } = given;
  const words = wordsPlans(rules);
  return describeForm<EventDraft>({
    sections: EVENT_SECTIONS,
    fields: {
      ...words,
      tags: { ...words.tags, section: 'filing' },
      rubric: {
        section: 'texts',
        label: msg`Rubrik`,
        missing: msg`Bitte wählen Sie eine Rubrik.`,
        isFor: 'choosing',
        noChoice:
          given.rubrics?.length === 0
            ? msg`Hier gibt es zurzeit nichts zur Auswahl. Speichern Sie einen Entwurf, und wenden Sie sich bitte an uns.`
            : undefined,
      },
      addRubrics: { section: 'filing', label: msg`Weitere Rubriken`, isFor: 'choosing' },
      ...datesPlans(rules.fieldSettings.recording.appointments.additionalInfo.label),
      ...placesPlans(given.relations),
      ...picturesPlans,
      ...linksPlans,
      ...extrasPlans(rules),
      ...pricePlans(rules),
    },
    problems: (draft, before) => eventProblems(draft, before, given),
  });
}
