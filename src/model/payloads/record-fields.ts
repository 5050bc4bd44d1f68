import { maybe } from '../../lib/parse';
import { MAX_ENTRIES, MAX_HTML_LENGTH, MAX_ID_LENGTH, MAX_TEXTS_LENGTH } from './limits';
import {
  choiceField,
  day,
  fields,
  filledLine,
  flagField,
  html,
  id,
  line,
  listField,
  scalar,
  textField,
} from './payload-fields';

/** The states of an event or an article: visitors see only a published one. */
export const RECORDED_STATES = ['draft', 'published'] as const;

/** Validates the server's id of a row; a new row has none. */
export const rowId = () => maybe(id());

/** The texts in one language. */
const texts = {
  title: line(MAX_TEXTS_LENGTH.title),
  shortdesc1: textField(MAX_TEXTS_LENGTH.shortdesc1),
  shortdesc2: textField(MAX_TEXTS_LENGTH.shortdesc2),
  shortdesc3: textField(MAX_TEXTS_LENGTH.shortdesc3),
  longdesc1: html(MAX_TEXTS_LENGTH.longdesc1, MAX_HTML_LENGTH),
  longdesc2: html(MAX_TEXTS_LENGTH.longdesc2, MAX_HTML_LENGTH),
  longdesc3: html(MAX_TEXTS_LENGTH.longdesc3, MAX_HTML_LENGTH),
};

/** The fields that events and articles share in payloads (spec section 3). */
export const recordFields = {
  state: choiceField(RECORDED_STATES),
  /** Saves changes of a published record without publishing them: visitors still see the published version. */
  unpublishedChanges: maybe(flagField()),
  /** With `unpublishedChanges`: publishes urgent changes immediately, such as a cancellation. */
  tellAtOnce: maybe(flagField()),
  ...texts,
  /** The same texts in English; visible to visitors once `isReady`. */
  en: maybe(fields({ ...texts, isReady: maybe(flagField()) })),
  tags: maybe(listField(filledLine(), MAX_ENTRIES.tags)),
  /** Id of the role relation in which the person acts. */
  relation: maybe(id()),
  location: maybe(id()),
  promoter: maybe(id()),
  publicationDates: maybe(listField(fields({ id: rowId(), date: day() }), MAX_ENTRIES.publicationDates)),
  /** Values of the client's free fields by name: text, number or boolean. */
  freeFields: maybe(listField(fields({ name: filledLine(), value: scalar(MAX_HTML_LENGTH) }), MAX_ENTRIES.freeFields)),
  /** Ids of uploaded pictures in order; lists show the first. */
  media: maybe(listField(filledLine(MAX_ID_LENGTH), MAX_ENTRIES.media)),
};
