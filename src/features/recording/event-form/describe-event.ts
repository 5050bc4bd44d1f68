import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../forms/engine/field-definitions';
import { descriptionsOf } from '../record-form/descriptions/descriptions-of';
import { extrasFields } from '../record-form/extras/extras-fields';
import { forWhomFields } from '../record-form/for-whom/for-whom-draft';
import { picturesFields } from '../record-form/pictures/pictures-fields';
import { placesFields } from '../record-form/places/places-fields';
import { textsFields } from '../record-form/texts-fields';
import { datesFields } from './dates/dates-fields';
import type { EventDraft } from './event-draft';
import { type EventContext, eventProblems } from './event-problems';
import { linksFields } from './links/links-fields';
import { priceFields } from './price/price-fields';
import { EVENT_SECTIONS } from './sections';

/** Describes the event form: its fields with the client's labels, and its rules. */
export function describeEvent(context: EventContext): FormDescription<EventDraft> {
  const { rules } = context;
  const sharedFields = textsFields(rules, descriptionsOf('event', rules).main);
  return describeForm<EventDraft>({
    sections: EVENT_SECTIONS,
    fields: {
      ...sharedFields,
      tags: { ...sharedFields.tags, section: 'filing' },
      rubric: {
        section: 'texts',
        label: msg`Rubrik`,
        missing: msg`Bitte wählen Sie eine Rubrik.`,
        isFor: 'choosing',
        noChoice:
          context.rubrics?.length === 0
            ? msg`Zurzeit gibt es hier nichts zur Auswahl. Speichern Sie einen Entwurf, und wenden Sie sich bitte an uns.`
            : undefined,
      },
      addRubrics: { section: 'filing', label: msg`Weitere Rubriken`, isFor: 'choosing' },
      ...datesFields(rules.fieldSettings.recording.appointments.additionalInfo.label),
      ...forWhomFields,
      ...placesFields,
      ...picturesFields,
      ...linksFields,
      ...extrasFields(rules),
      ...priceFields(rules),
    },
    problems: (draft, before) => eventProblems(draft, before, context),
  });
}
