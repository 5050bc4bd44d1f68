import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Translation } from '../../../i18n/translation';

/** The labels of the fields that events and articles share, by their names in the content. */
const SHARED_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  title: msg`Titel`,
  shortdesc1: msg`Kurzbeschreibung`,
  shortdesc2: msg`Kurzbeschreibung`,
  shortdesc3: msg`Kurzbeschreibung`,
  longdesc1: msg`Beschreibung`,
  longdesc2: msg`Beschreibung`,
  longdesc3: msg`Beschreibung`,
  tags: msg`Schlagwörter`,
  relation: msg`für wen Sie eintragen`,
  location: msg({ message: 'Ort', context: 'venue' }),
  promoter: msg`Veranstalter`,
  publicationDates: msg`Erscheinungstage`,
  media: msg`Angaben zum Bild`,
  en: msg`Englischer Text`,
};

/** Lists the labels of content fields by their names, each once: 'Titel, Schlagwörter'. */
export type FieldLabels = (fields: readonly string[], translation: Pick<Translation, '_'>) => string;

/** Returns a function that lists the labels of fields. @param specificLabels the labels that only this kind of record has */
export function fieldLabelsWith(specificLabels: Readonly<Record<string, MessageDescriptor>>): FieldLabels {
  const labels: typeof specificLabels = { ...SHARED_LABELS, ...specificLabels };
  return (fields, { _ }) => {
    const matches = fields.map((field) => (Object.hasOwn(labels, field) ? labels[field] : undefined));
    return [...new Set(matches.map((label) => _(label ?? msg`Weitere Angaben`)))].join(', ');
  };
}
