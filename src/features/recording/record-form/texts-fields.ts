import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Label } from '../../../forms/engine/field-definitions';
import { TEXT_NAMES } from '../../../model/records/event-content';
import type { RecordRules } from '../record-kind';

type TextName = (typeof TEXT_NAMES)[number];
type TextFieldDefinition = {
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

const MISSING_TITLE = msg`Bitte geben Sie einen Titel ein.`;

function textFieldDefinitions({ fieldSettings }: RecordRules, sectionOf: (name: TextName) => string) {
  const definition = (name: TextName): TextFieldDefinition => ({
    section: sectionOf(name),
    label: fieldSettings.recording[name].label || TEXT_LABELS[name],
    ...(name === 'title' && { missing: MISSING_TITLE }),
  });
  return Object.fromEntries(TEXT_NAMES.map((name) => [name, definition(name)])) as Record<
    TextName,
    TextFieldDefinition
  >;
}

/** Labels the field definitions as English, to distinguish them from the German texts. */
function inEnglish({ title, ...texts }: Record<TextName, TextFieldDefinition>): Record<TextName, TextFieldDefinition> {
  const withEnglishLabel = (definition: TextFieldDefinition): TextFieldDefinition => ({
    ...definition,
    within: (label) => msg`${label} (englisch)`,
  });
  return {
    ...(Object.fromEntries(
      Object.entries(texts).map(([name, definition]) => [name, withEnglishLabel(definition)]),
    ) as typeof texts),
    title: { ...withEnglishLabel(title), missing: msg`Bitte geben Sie einen englischen Titel ein.` },
  };
}

/**
 * Returns the fields for texts, tags and the state to save.
 *
 * @param main the descriptions of the first part; the others are further texts
 */
export const textsFields = (rules: RecordRules, main: readonly TextName[]) => ({
  ...textFieldDefinitions(rules, (name) => {
    if (name === 'title') return 'texts';
    return main.includes(name) ? 'descriptions' : 'moreTexts';
  }),
  tags: {
    section: 'texts',
    label: rules.fieldSettings.recording.tags.label || msg`Schlagwörter`,
    missing: msg`Bitte geben Sie mindestens ein Schlagwort ein.`,
    isFor: 'choosing' as const,
  },
  en: {
    label: msg`Englischer Text`,
    section: 'english',
    fields: {
      ...inEnglish(textFieldDefinitions(rules, () => 'english')),
      isReady: { label: msg`Der englische Text ist fertig` },
    },
  },
  state: { label: msg`Sichtbarkeit` },
});
