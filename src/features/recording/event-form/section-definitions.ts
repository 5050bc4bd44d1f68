import { msg } from '@lingui/core/macro';
import { usableFreeFields } from '../../../model/rules/visible-fields';
import { descriptionsOf } from '../record-form/descriptions/descriptions-of';
import {
  DescriptionsSection,
  MoreTextsSection,
  moreTextsValue,
} from '../record-form/descriptions/descriptions-section';
import { EnglishSection } from '../record-form/english-section';
import { FreeFieldsSection } from '../record-form/extras/free-fields-section';
import { PublicationSection } from '../record-form/extras/publication-section';
import { EnglishValue, FreeFieldsValue, PublicationValue } from '../record-form/extras/row-values';
import type { FormSections, PartDefinition, RowDefinition } from '../record-form/form-kind';
import { LocationPart } from '../record-form/places/location-part';
import { RecordPictures } from '../record-form/record-pictures';
import type { RecordRules } from '../use-recording-rules';
import { AccessSection } from './access/access-section';
import { DatesSection } from './dates/dates-section';
import { LinksAndTickets, LinksSection } from './links/links-section';
import { PriceSection } from './price/price-section';
import { AccessValue, LinksValue, PriceValue } from './row-values';
import type { EventSection } from './sections';
import { FilingValue } from './tags/filing-value';
import { TagsSection } from './tags/tags-section';
import { TextsSection } from './title-section/texts-section';

/** Returns the sections that the client shows, in their order. */
export const eventFormSections = (rules: RecordRules): FormSections => ({ parts: partsOf(rules), rows: rowsOf(rules) });

function partsOf(rules: RecordRules): PartDefinition[] {
  const { infoTexts, showMediaTab } = rules.eventRecording;
  const parts: ((PartDefinition & { name: EventSection }) | false)[] = [
    { name: 'texts', title: msg`Was`, info: infoTexts.texts, component: TextsSection },
    { name: 'dates', title: msg`Wann`, info: infoTexts.appointments, component: DatesSection },
    { name: 'places', title: msg`Wo`, component: LocationPart },
    showMediaTab && {
      name: 'pictures',
      title: msg`Bilder`,
      info: infoTexts.media,
      component: RecordPictures,
      isOptional: true,
    },
    descriptionsOf('event', rules).main.length > 0 && {
      name: 'descriptions',
      title: msg`Beschreibung`,
      component: DescriptionsSection,
      isOptional: true,
    },
  ];
  return parts.filter((part) => part !== false);
}

function rowsOf(rules: RecordRules): RowDefinition[] {
  const { eventRecording, fieldSettings } = rules;
  const { infoTexts, showTicketTab } = eventRecording;
  const { tags, addRubrics, publicationDates } = fieldSettings.recording;
  const maxRubrics = Math.max(addRubrics.min, addRubrics.max);
  const { more } = descriptionsOf('event', rules);
  const freeFields = usableFreeFields(rules);
  const rows: ((RowDefinition & { name: EventSection }) | false)[] = [
    {
      name: 'price',
      title: msg`Preis und Karten`,
      icon: 'euro',
      where: msg`in der Übersicht und auf der Seite`,
      Value: PriceValue,
      component: PriceSection,
    },
    {
      name: 'access',
      title: msg`Zugang`,
      icon: 'access',
      where: msg`auf der Seite und in der Suche`,
      Value: AccessValue,
      component: AccessSection,
    },
    {
      name: 'links',
      title: showTicketTab ? msg`Links und Vorverkauf` : msg`Links`,
      icon: 'link',
      where: msg`auf der Seite`,
      Value: LinksValue,
      component: showTicketTab ? LinksAndTickets : LinksSection,
    },
    (tags.visible || maxRubrics > 0) && {
      name: 'filing',
      title: tags.visible ? tags.label || msg`Schlagwörter` : msg`Weitere Rubriken`,
      icon: 'tag',
      where: msg`für die Suche`,
      Value: FilingValue,
      component: TagsSection,
      isNeeded: tags.visible || addRubrics.min > 0,
      isProposed: addRubrics.min === 0,
    },
    {
      name: 'english',
      title: msg`Englischer Text`,
      icon: 'globe',
      where: msg`auf der englischen Seite`,
      Value: EnglishValue,
      component: EnglishSection,
    },
    more.length > 0 && {
      name: 'moreTexts',
      title: msg`Weitere Texte`,
      info: infoTexts.texts,
      icon: 'page',
      where: msg`Kurztexte für Druck und Newsletter`,
      Value: moreTextsValue(more),
      component: MoreTextsSection,
    },
    {
      name: 'publication',
      title: msg`Wann der Eintrag erscheint`,
      info: infoTexts.publicationDates,
      icon: 'clock',
      where: msg`auch gedruckt`,
      Value: PublicationValue,
      component: PublicationSection,
      isNeeded: publicationDates.min > 0,
    },
    freeFields.length > 0 && {
      name: 'freeFields',
      title: eventRecording.labelFreeFields || msg`Noch mehr Angaben`,
      info: infoTexts.freeFields,
      icon: 'pencil',
      where: msg`zur Veranstaltung`,
      Value: FreeFieldsValue,
      component: FreeFieldsSection,
      isNeeded: freeFields.some(({ required }) => required),
    },
  ];
  return rows.filter((row) => row !== false);
}
