import { msg } from '@lingui/core/macro';
import { isTextShown, usableFreeFields } from '../../../model/rules/asked-fields';
import { neededAddresses } from '../../../model/rules/needed-addresses';
import { TEXT_NAMES } from '../../../model/written/event-content';
import { descriptionsSection } from '../record-form/descriptions/descriptions-section-lazy';
import { englishSection } from '../record-form/english/english-section-lazy';
import { freeFieldsSection, publicationSection } from '../record-form/extras/extras-section-lazy';
import type { SectionLine } from '../record-form/form-kind';
import { picturesPart } from '../record-form/pictures-part-lazy';
import { placesSection } from '../record-form/places/places-section-lazy';
import type { RecordingRules } from '../record-kind';
import { aboutSection } from './about/about-section-lazy';
import { headSection } from './head/head-section-lazy';

/** Whether the client asks for anything among the places. */
function needsPlaces(rules: RecordingRules): boolean {
  const { location, promoter, either } = neededAddresses(rules);
  return location || promoter || either || rules.authenticatedArea.rightsManagement !== 'free';
}

/** The sections that a client shows, in their order. */
export function sectionLines(rules: RecordingRules): SectionLine[] {
  const { eventRecording, fieldSettings } = rules;
  const { infoTexts } = eventRecording;
  const fields = usableFreeFields(rules);
  const lines: (SectionLine | false)[] = [
    { name: 'texts', title: msg`Titel und Schlagwörter`, info: infoTexts.texts, part: headSection, isNeeded: true },
    { name: 'about', title: msg`Worum es geht`, info: infoTexts.appointments, part: aboutSection, isNeeded: true },
    TEXT_NAMES.some((name) => name !== 'title' && isTextShown(name, rules)) && {
      name: 'descriptions',
      title: msg`Text`,
      info: infoTexts.texts,
      part: descriptionsSection,
      isNeeded: true,
    },
    eventRecording.showMediaTab && {
      name: 'pictures',
      title: msg`Bilder`,
      info: infoTexts.media,
      part: picturesPart,
      isNeeded: true,
    },
    {
      name: 'publication',
      title: msg`Erscheinungstage`,
      info: infoTexts.publicationDates,
      part: publicationSection,
      isNeeded: fieldSettings.recording.publicationDates.min > 0,
    },
    { name: 'places', title: msg`Ort und Veranstalter`, part: placesSection, isNeeded: needsPlaces(rules) },
    fields.length > 0 && {
      name: 'freeFields',
      title: eventRecording.labelFreeFields || msg`Weitere Angaben`,
      info: infoTexts.freeFields,
      part: freeFieldsSection,
      isNeeded: fields.some(({ required }) => required),
    },
    { name: 'english', title: msg`Englischer Text`, part: englishSection },
  ];
  return lines.filter((line) => line !== false);
}
