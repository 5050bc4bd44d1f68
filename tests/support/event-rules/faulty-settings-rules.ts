import { addDays } from '../../../src/lib/days';
import { HANGING } from '../hanging-patterns';
import { field, type RuleCases, recording } from './rule-case';

/** Settings that no client should have: contradictions, references to missing things, endless patterns. */
export const FAULTY_SETTINGS_RULES: RuleCases = {
  'limits that no text can keep, which count as none': {
    settings: field('title', { maxLength: -5, visible: 'vielleicht' }),
    problems: [],
  },
  'fewer rubrics than it asks for, of which the larger number counts, and more days than there are': {
    settings: {
      fieldSettings: {
        recording: { addRubrics: { min: 2, max: 0 }, publicationDates: { min: 2, max: 1, firstDay: 9, lastDay: 3 } },
      },
    },
    event: ({ rubrics }, today) => ({
      rubrics,
      publicationDates: [{ date: addDays(today, 9) }, { date: addDays(today, 10) }],
    }),
    problems: ['publicationDates too_many', 'publicationDates.1.date too_late'],
  },
  'an address that it needs and does not need': {
    settings: {
      ...recording({ requiredAddresses: 'both' }),
      fieldSettings: { recording: { location_required: 'weder noch' } },
    },
    problems: ['promoter required'],
  },
  'names of fields that there are not, and values of wrong types': {
    settings: {
      eventRecording: {
        requiredMediaFields: ['urheber', 7],
        additionalFieldsFormDefinition: [{ label: 'Ohne Namen', required: true }, 'x'],
        nirgends: { required: true },
      },
      fieldSettings: {
        recording: { title: 'lang', untertitel: { maxLength: 1, required: true }, links: { fax: { maxAmount: 1 } } },
      },
    },
    event: () => ({ freeFields: [{ name: 'untertitel', value: 'egal' }] }),
    problems: [],
  },
  'patterns that hang, wherever a client may write one': {
    settings: {
      ...recording({
        additionalFieldsFormDefinition: [{ name: 'alter', regex: HANGING.pattern, pattern: HANGING.pattern }],
      }),
      fieldSettings: {
        recording: { title: { regex: HANGING.pattern } },
        profile: { official: { street: { regex: HANGING.pattern } } },
      },
    },
    event: () => ({ title: HANGING.text, freeFields: [{ name: 'alter', value: HANGING.text }] }),
    problems: [],
  },
};
