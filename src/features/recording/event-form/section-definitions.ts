import { msg } from '@lingui/core/macro';
import { descriptionsOf } from '../record-form/descriptions/descriptions-of';
import { DescriptionsSection } from '../record-form/descriptions/descriptions-section';
import { PublicationSection } from '../record-form/extras/publication-section';
import { PublicationValue } from '../record-form/extras/row-values';
import { sharedRows } from '../record-form/extras/shared-rows';
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
  const shared = sharedRows('event', rules, msg`zur Veranstaltung`);
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
    shared.english,
    shared.moreTexts,
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
    shared.freeFields,
  ];
  return rows.filter((row) => row !== false);
}
