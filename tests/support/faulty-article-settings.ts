import { addDays } from '../../src/lib/days';
import { HANGING } from './hanging-patterns';

type Case = {
  settings: object;
  article?: (today: string) => Record<string, unknown>;
  /** The problems as 'path code'. */
  problems: string[];
};

const writing = (articleRecording: object, more: object = {}) => ({ articleRecording, ...more });
const on =
  (...days: number[]) =>
  (today: string) => ({ publicationDates: days.map((distance) => ({ date: addDays(today, distance) })) });

/** Settings of articles that no client should have × content: the form and the server find the same problems. */
export const FAULTY_ARTICLE_SETTINGS: Readonly<Record<string, Case>> = {
  'fewer publication dates than it asks for, of which the larger number counts': {
    settings: writing({ publicationDates: { min: 2, max: 1 } }),
    article: on(1, 2),
    problems: [],
  },
  'a last publication day before the first one': {
    settings: writing({ publicationDates: { firstDay: 5, lastDay: 2 } }),
    article: on(5, 6),
    problems: ['publicationDates.1.date too_late'],
  },
  'more days than there are': {
    settings: writing({ publicationDates: { min: 3, firstDay: 1, lastDay: 2 } }),
    article: on(1, 2),
    problems: [],
  },
  'an address of events, which is none of articles': {
    settings: writing(
      {},
      { eventRecording: { requiredAddresses: 'both' }, fieldSettings: { recording: { location_required: true } } },
    ),
    problems: [],
  },
  'names of fields that there are not, and values of wrong types': {
    settings: writing(
      {
        requiredAddresses: 'nirgends',
        requiredMediaFields: ['urheber'],
        publicationDates: 'morgen',
        additionalFieldsFormDefinition: [{ required: true }, 7],
        nirgends: { required: true },
      },
      { fieldSettings: { recording: { title: 7, untertitel: { required: true, maxLength: 1 } } } },
    ),
    article: () => ({ freeFields: [{ name: 'untertitel', value: 'egal' }] }),
    problems: [],
  },
  'patterns that hang, wherever a client may write one': {
    settings: writing(
      { additionalFieldsFormDefinition: [{ name: 'a', regex: HANGING.pattern }] },
      {
        fieldSettings: {
          recording: { title: { regex: HANGING.pattern } },
          profile: { official: { street: { regex: HANGING.pattern } } },
        },
      },
    ),
    article: () => ({ title: HANGING.text, freeFields: [{ name: 'a', value: HANGING.text }] }),
    problems: [],
  },
};
