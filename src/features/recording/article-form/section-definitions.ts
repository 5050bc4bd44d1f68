import { msg } from '@lingui/core/macro';
import { neededAddresses } from '../../../model/rules/needed-addresses';
import { descriptionsOf } from '../record-form/descriptions/descriptions-of';
import { DescriptionsSection } from '../record-form/descriptions/descriptions-section';
import { PublicationSection } from '../record-form/extras/publication-section';
import { PublicationValue } from '../record-form/extras/row-values';
import { sharedRows } from '../record-form/extras/shared-rows';
import type { FormSections, PartDefinition, RowDefinition } from '../record-form/form-kind';
import { LocationPart, LocationValue } from '../record-form/places/location-part';
import { RecordPictures } from '../record-form/record-pictures';
import type { RecordRules } from '../record-kind';
import { AboutSection } from './about/about-section';
import { HeadSection } from './head-section';

/** Returns the sections that the client shows, in their order. */
export const articleFormSections = (rules: RecordRules): FormSections => ({
  parts: partsOf(rules),
  rows: rowsOf(rules),
});

function partsOf(rules: RecordRules): PartDefinition[] {
  const { infoTexts, showMediaTab } = rules.eventRecording;
  const parts: (PartDefinition | false)[] = [
    { name: 'texts', title: msg`Was`, info: infoTexts.texts, component: HeadSection },
    { name: 'about', title: msg`Worum es geht`, info: infoTexts.appointments, component: AboutSection },
    descriptionsOf('article', rules).main.length > 0 && {
      name: 'descriptions',
      title: msg`Text`,
      component: DescriptionsSection,
    },
    showMediaTab && {
      name: 'pictures',
      title: msg`Bilder`,
      info: infoTexts.media,
      component: RecordPictures,
      isOptional: true,
    },
  ];
  return parts.filter((part) => part !== false);
}

function rowsOf(rules: RecordRules): RowDefinition[] {
  const { eventRecording, fieldSettings } = rules;
  const { infoTexts } = eventRecording;
  const { location, either } = neededAddresses(rules);
  const shared = sharedRows('article', rules, msg`zum Artikel`);
  const rows: (RowDefinition | false)[] = [
    {
      name: 'publication',
      title: msg`Wann der Artikel erscheint`,
      info: infoTexts.publicationDates,
      icon: 'clock',
      where: msg`in der Übersicht`,
      Value: PublicationValue,
      component: PublicationSection,
      isNeeded: fieldSettings.recording.publicationDates.min > 0,
    },
    {
      name: 'places',
      title: msg({ message: 'Ort', context: 'venue' }),
      icon: 'home',
      where: msg`unter dem Artikel`,
      Value: LocationValue,
      component: LocationPart,
      isNeeded: location || either,
    },
    shared.moreTexts,
    shared.freeFields,
    shared.english,
  ];
  return rows.filter((row) => row !== false);
}
