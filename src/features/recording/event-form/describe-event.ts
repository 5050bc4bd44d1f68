import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { TEXT_NAMES } from '../../../model/written/event-content';
import { describeForm, type FormDescription, type Label } from '../../../ui/form/describe-form';
import { extrasPlans } from '../record-form/extras/extras-plans';
import { picturesPlans } from '../record-form/pictures/pictures-plans';
import { placesPlans } from '../record-form/places/places-plans';
import type { RecordingRules } from '../use-recording-rules';
import { datesPlans } from './dates/dates-plans';
import type { EventDraft } from './event-draft';
import { eventProblems, type Given } from './event-problems';
import { linksPlans } from './links/links-plans';
import { pricePlans } from './price/price-plans';
import { EVENT_SECTIONS } from './sections';

type TextName = (typeof TEXT_NAMES)[number];
type TextPlan = {
  section: string;
  label: Label;
  missing?: MessageDescriptor;
  within?(label: string): MessageDescriptor;
};

const TEXT_LABELS: Readonly<Record<TextName, MessageDescriptor>> = {
  title: msg`Titel`,
  shortdesc1: msg`Kurzbeschreibung`,
  shortdesc2: msg`Zweite Kurzbeschreibung`,
  shortdesc3: msg`Dritte Kurzbeschreibung`,
  longdesc1: msg`Beschreibung`,
  longdesc2: msg`Zweite Beschreibung`,
  longdesc3: msg`Dritte Beschreibung`,
};

const MISSING_TITLE = msg`Bitte geben Sie einen Titel an.`;

function textPlans({ fieldSettings }: RecordingRules, sectionOf: (name: TextName) => string) {
  const plan = (name: TextName): TextPlan => ({
    section: sectionOf(name),
    label: fieldSettings.recording[name].label || TEXT_LABELS[name],
    ...(name === 'title' && { missing: MISSING_TITLE }),
  });
  return Object.fromEntries(TEXT_NAMES.map((name) => [name, plan(name)])) as Record<TextName, TextPlan>;
}

/** The plans of texts, told apart from those of the German texts. */
function inEnglish({ title, ...texts }: Record<TextName, TextPlan>): Record<TextName, TextPlan> {
  const told = (plan: TextPlan): TextPlan => ({ ...plan, within: (label) => msg`${label} (englisch)` });
  return {
    ...(Object.fromEntries(Object.entries(texts).map(([name, plan]) => [name, told(plan)])) as typeof texts),
    title: { ...told(title), missing: msg`Bitte geben Sie einen englischen Titel an.` },
  };
}

/** What the form of an event is: its fields, as the client calls them, and its rules. */
export function describeEvent(given: Given): FormDescription<EventDraft> {
  const { rules } = given;
  const { tags, appointments } = rules.fieldSettings.recording;
  return describeForm<EventDraft>({
    sections: EVENT_SECTIONS,
    fields: {
      ...textPlans(rules, (name) => (name === 'title' ? 'texts' : 'descriptions')),
      rubric: { section: 'texts', label: msg`Rubrik`, missing: msg`Bitte wählen Sie eine Rubrik.` },
      addRubrics: { section: 'texts', label: msg`Weitere Rubriken` },
      tags: {
        section: 'texts',
        label: tags.label || msg`Schlagwörter`,
        missing: msg`Bitte geben Sie mindestens ein Schlagwort an.`,
      },
      ...datesPlans(appointments.additionalInfo.label),
      ...placesPlans,
      ...picturesPlans,
      ...linksPlans,
      ...extrasPlans(rules),
      ...pricePlans(rules),
      en: {
        label: msg`Englischer Text`,
        section: 'english',
        fields: {
          ...inEnglish(textPlans(rules, () => 'english')),
          isReady: { label: msg`Der englische Text ist fertig` },
        },
      },
      state: { label: msg`Sichtbarkeit` },
    },
    problems: (draft, before) => eventProblems(draft, before, given),
  });
}
