import { msg } from '@lingui/core/macro';
import { TEXT_NAMES } from '../../../model/records/event-content';
import { isTextShown, usableFreeFields } from '../../../model/rules/visible-fields';
import { DescriptionsSection } from '../record-form/descriptions/descriptions-section';
import { EnglishSection } from '../record-form/english-section';
import { FreeFieldsSection } from '../record-form/extras/free-fields-section';
import { PublicationSection } from '../record-form/extras/publication-section';
import type { SectionDefinition } from '../record-form/form-kind';
import { PlacesSection } from '../record-form/places/places-section';
import { RecordPictures } from '../record-form/record-pictures';
import type { RecordRules } from '../use-recording-rules';
import { DatesSection } from './dates/dates-section';
import { LinksSection } from './links/links-section';
import { TicketsSection } from './links/tickets-section';
import { PriceSection } from './price/price-section';
import type { EventSection } from './sections';
import { TagsSection } from './tags-section';
import { TextsSection } from './title-section/texts-section';

/** Returns the sections that the client shows, in their order. */
export function eventFormSections(rules: RecordRules): SectionDefinition[] {
  const { eventRecording, fieldSettings } = rules;
  const { infoTexts } = eventRecording;
  const { tags, addRubrics } = fieldSettings.recording;
  const maxRubrics = Math.max(addRubrics.min, addRubrics.max);
  const hasDescriptions = TEXT_NAMES.some((name) => name !== 'title' && isTextShown(name, rules));
  const sections: ((SectionDefinition & { name: EventSection }) | false)[] = [
    { name: 'texts', title: msg`Titel und Rubrik`, info: infoTexts.texts, component: TextsSection, isNeeded: true },
    { name: 'dates', title: msg`Termine`, info: infoTexts.appointments, component: DatesSection, isNeeded: true },
    { name: 'places', title: msg`Ort und Veranstalter`, component: PlacesSection, isNeeded: true },
    eventRecording.showMediaTab && {
      name: 'pictures',
      title: msg`Bilder`,
      info: infoTexts.media,
      component: RecordPictures,
      isOpenAtFirst: true,
    },
    (tags.visible || maxRubrics > 0) && {
      name: 'filing',
      title: tags.visible ? tags.label || msg`Schlagwörter` : msg`Weitere Rubriken`,
      component: TagsSection,
      isNeeded: tags.visible || addRubrics.min > 0,
    },
    hasDescriptions && {
      name: 'descriptions',
      title: msg`Beschreibung`,
      info: infoTexts.texts,
      component: DescriptionsSection,
    },
    { name: 'price', title: msg`Preis und Zugang`, component: PriceSection },
    { name: 'links', title: msg`Links`, info: infoTexts.links, component: LinksSection },
    eventRecording.showTicketTab && {
      name: 'tickets',
      title: msg`Vorverkauf`,
      info: infoTexts.tickets,
      component: TicketsSection,
    },
    usableFreeFields(rules).length > 0 && {
      name: 'freeFields',
      title: eventRecording.labelFreeFields || msg`Weitere Angaben`,
      info: infoTexts.freeFields,
      component: FreeFieldsSection,
      isNeeded: usableFreeFields(rules).some(({ required }) => required),
    },
    {
      name: 'publication',
      title: msg`Erscheinungstage`,
      info: infoTexts.publicationDates,
      component: PublicationSection,
      isNeeded: fieldSettings.recording.publicationDates.min > 0,
    },
    { name: 'english', title: msg`Englischer Text`, component: EnglishSection },
  ];
  return sections.filter((section) => section !== false);
}
