import { msg } from '@lingui/core/macro';
import { isTextShown, usableFreeFields } from '../../../model/rules/asked-fields';
import { TEXT_NAMES } from '../../../model/written/event-content';
import { descriptionsSection } from '../record-form/descriptions/descriptions-section-lazy';
import { englishSection } from '../record-form/english/english-section-lazy';
import { freeFieldsSection, publicationSection } from '../record-form/extras/extras-section-lazy';
import type { SectionLine } from '../record-form/form-kind';
import { picturesPart } from '../record-form/pictures-part-lazy';
import { placesSection } from '../record-form/places/places-section-lazy';
import type { RecordingRules } from '../use-recording-rules';
import { datesSection } from './dates/dates-section-lazy';
import { filingSection } from './filing/filing-section-lazy';
import { linksSection, ticketsSection } from './links/links-section-lazy';
import { priceSection } from './price/price-section-lazy';
import type { EventSection } from './sections';
import { textsSection } from './texts-part/texts-section-lazy';

/** The sections that a client shows, in their order. */
export function sectionLines(rules: RecordingRules): SectionLine[] {
  const { eventRecording, fieldSettings } = rules;
  const { infoTexts } = eventRecording;
  const { tags, addRubrics } = fieldSettings.recording;
  const mostRubrics = Math.max(addRubrics.min, addRubrics.max);
  const hasDescriptions = TEXT_NAMES.some((name) => name !== 'title' && isTextShown(name, rules));
  const lines: ((SectionLine & { name: EventSection }) | false)[] = [
    { name: 'texts', title: msg`Titel und Rubrik`, info: infoTexts.texts, part: textsSection, isNeeded: true },
    { name: 'dates', title: msg`Termine`, info: infoTexts.appointments, part: datesSection, isNeeded: true },
    { name: 'places', title: msg`Ort und Veranstalter`, part: placesSection, isNeeded: true },
    eventRecording.showMediaTab && {
      name: 'pictures',
      title: msg`Bilder`,
      info: infoTexts.media,
      part: picturesPart,
      isNeeded: true,
    },
    (tags.visible || mostRubrics > 0) && {
      name: 'filing',
      title: tags.visible ? tags.label || msg`Schlagwörter` : msg`Weitere Rubriken`,
      part: filingSection,
      isNeeded: tags.visible || addRubrics.min > 0,
    },
    hasDescriptions && {
      name: 'descriptions',
      title: msg`Beschreibung`,
      info: infoTexts.texts,
      part: descriptionsSection,
    },
    { name: 'price', title: msg`Preis und Zugang`, part: priceSection },
    { name: 'links', title: msg`Links`, info: infoTexts.links, part: linksSection },
    eventRecording.showTicketTab && {
      name: 'tickets',
      title: msg`Vorverkauf`,
      info: infoTexts.tickets,
      part: ticketsSection,
    },
    usableFreeFields(rules).length > 0 && {
      name: 'freeFields',
      title: eventRecording.labelFreeFields || msg`Weitere Angaben`,
      info: infoTexts.freeFields,
      part: freeFieldsSection,
      isNeeded: usableFreeFields(rules).some(({ required }) => required),
    },
    {
      name: 'publication',
      title: msg`Erscheinungstage`,
      info: infoTexts.publicationDates,
      part: publicationSection,
      isNeeded: fieldSettings.recording.publicationDates.min > 0,
    },
    { name: 'english', title: msg`Englischer Text`, part: englishSection },
  ];
  return lines.filter((line) => line !== false);
}
