import { msg } from '@lingui/core/macro';
import { TEXT_NAMES } from '../../../model/records/event-content';
import { neededAddresses } from '../../../model/rules/needed-addresses';
import { isTextShown, usableFreeFields } from '../../../model/rules/visible-fields';
import { DescriptionsSection } from '../record-form/descriptions/descriptions-section';
import { EnglishSection } from '../record-form/english-section';
import { FreeFieldsSection } from '../record-form/extras/free-fields-section';
import { PublicationSection } from '../record-form/extras/publication-section';
import type { SectionDefinition } from '../record-form/form-kind';
import { PlacesSection } from '../record-form/places/places-section';
import { RecordPictures } from '../record-form/record-pictures';
import type { RecordRules } from '../record-kind';
import { AboutSection } from './about/about-section';
import { HeadSection } from './head-section';

/** Checks whether the client requires any field of the section of location and promoter. */
function needsPlaces(rules: RecordRules): boolean {
  const { location, promoter, either } = neededAddresses(rules);
  return location || promoter || either || rules.authenticatedArea.rightsManagement !== 'free';
}

/** Returns the sections that the client shows, in their order. */
export function articleFormSections(rules: RecordRules): SectionDefinition[] {
  const { eventRecording, fieldSettings } = rules;
  const { infoTexts } = eventRecording;
  const fields = usableFreeFields(rules);
  const sections: (SectionDefinition | false)[] = [
    {
      name: 'texts',
      title: msg`Titel und Schlagwörter`,
      info: infoTexts.texts,
      component: HeadSection,
      isNeeded: true,
    },
    { name: 'about', title: msg`Worum es geht`, info: infoTexts.appointments, component: AboutSection, isNeeded: true },
    TEXT_NAMES.some((name) => name !== 'title' && isTextShown(name, rules)) && {
      name: 'descriptions',
      title: msg`Text`,
      info: infoTexts.texts,
      component: DescriptionsSection,
      isNeeded: true,
    },
    eventRecording.showMediaTab && {
      name: 'pictures',
      title: msg`Bilder`,
      info: infoTexts.media,
      component: RecordPictures,
      isOpenAtFirst: true,
    },
    {
      name: 'publication',
      title: msg`Erscheinungstage`,
      info: infoTexts.publicationDates,
      component: PublicationSection,
      isNeeded: fieldSettings.recording.publicationDates.min > 0,
    },
    { name: 'places', title: msg`Ort und Veranstalter`, component: PlacesSection, isNeeded: needsPlaces(rules) },
    fields.length > 0 && {
      name: 'freeFields',
      title: eventRecording.labelFreeFields || msg`Weitere Angaben`,
      info: infoTexts.freeFields,
      component: FreeFieldsSection,
      isNeeded: fields.some(({ required }) => required),
    },
    { name: 'english', title: msg`Englischer Text`, component: EnglishSection },
  ];
  return sections.filter((section) => section !== false);
}
