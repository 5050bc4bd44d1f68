import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { usableFreeFields } from '../../../../model/rules/visible-fields';
import type { RecordRules } from '../../record-kind';
import { descriptionsOf } from '../descriptions/descriptions-of';
import { MoreTextsSection, moreTextsValue } from '../descriptions/descriptions-section';
import { EnglishSection } from '../english-section';
import type { RowDefinition } from '../form-kind';
import { FreeFieldsSection } from './free-fields-section';
import { EnglishValue, FreeFieldsValue } from './row-values';

type SharedRow<Name extends string> = (RowDefinition & { name: Name }) | false;
type SharedRows = { [Name in 'english' | 'moreTexts' | 'freeFields']: SharedRow<Name> };

/**
 * Returns the rows that the forms of events and articles share; false for those that the client does not show.
 *
 * @param whereFreeFields the place where visitors find the client's own fields
 */
export function sharedRows(
  kind: 'event' | 'article',
  rules: RecordRules,
  whereFreeFields: MessageDescriptor,
): SharedRows {
  const { infoTexts, labelFreeFields } = rules.eventRecording;
  const { more } = descriptionsOf(kind, rules);
  const freeFields = usableFreeFields(rules);
  return {
    english: {
      name: 'english',
      title: msg`Englischer Text`,
      icon: 'globe',
      where: msg`auf der englischen Seite`,
      Value: EnglishValue,
      component: EnglishSection,
    },
    moreTexts: more.length > 0 && {
      name: 'moreTexts',
      title: msg`Weitere Texte`,
      info: infoTexts.texts,
      icon: 'page',
      where: msg`Kurztexte für Druck und Newsletter`,
      Value: moreTextsValue(more),
      component: MoreTextsSection,
    },
    freeFields: freeFields.length > 0 && {
      name: 'freeFields',
      title: labelFreeFields || msg`Noch mehr Angaben`,
      info: infoTexts.freeFields,
      icon: 'pencil',
      where: whereFreeFields,
      Value: FreeFieldsValue,
      component: FreeFieldsSection,
      isNeeded: freeFields.some(({ required }) => required),
    },
  };
}
