import { msg } from '@lingui/core/macro';
import { neededAddresses } from '../../../model/rules/needed-addresses';
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
  const { more } = descriptionsOf('article', rules);
  const fields = usableFreeFields(rules);
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
    more.length > 0 && {
      name: 'moreTexts',
      title: msg`Weitere Texte`,
      info: infoTexts.texts,
      icon: 'page',
      where: msg`Kurztexte für Druck und Newsletter`,
      Value: moreTextsValue(more),
      component: MoreTextsSection,
    },
    fields.length > 0 && {
      name: 'freeFields',
      title: eventRecording.labelFreeFields || msg`Noch mehr Angaben`,
      info: infoTexts.freeFields,
      icon: 'pencil',
      where: msg`zum Artikel`,
      Value: FreeFieldsValue,
      component: FreeFieldsSection,
      isNeeded: fields.some(({ required }) => required),
    },
    {
      name: 'english',
      title: msg`Englischer Text`,
      icon: 'globe',
      where: msg`auf der englischen Seite`,
      Value: EnglishValue,
      component: EnglishSection,
    },
  ];
  return rows.filter((row) => row !== false);
}
