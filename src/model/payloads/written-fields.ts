import { maybe } from '../../lib/parse';
import { MAX_HTML_LENGTH, MAX_ID_LENGTH, MAX_TEXTS_LENGTH } from './longest';
import { MAX_ENTRIES } from './most-entries';
import { choice, day, fields, filledLine, flag, html, id, line, list, scalar, text } from './payload-fields';

/** How far somebody has come with an event or an article: only a published one is shown to visitors. */
export const RECORDED_STATES = ['draft', 'published'] as const;

/** The number by which the server knows a row; a new row has none. */
export const rowId = () => maybe(id());

/** What is said in one language. */
const texts = {
  title: line(MAX_TEXTS_LENGTH.title),
  shortdesc1: text(MAX_TEXTS_LENGTH.shortdesc1),
  shortdesc2: text(MAX_TEXTS_LENGTH.shortdesc2),
  shortdesc3: text(MAX_TEXTS_LENGTH.shortdesc3),
  longdesc1: html(MAX_TEXTS_LENGTH.longdesc1, MAX_HTML_LENGTH),
  longdesc2: html(MAX_TEXTS_LENGTH.longdesc2, MAX_HTML_LENGTH),
  longdesc3: html(MAX_TEXTS_LENGTH.longdesc3, MAX_HTML_LENGTH),
};

/** What is sent of an event and of an article alike (spec section 3). */
export const written = {
  state: choice(RECORDED_STATES),
  /** Saves a change of a published one without publishing it: visitors go on seeing the version that is published. */
  unpublishedChanges: maybe(flag()),
  /** With `unpublishedChanges`: tells visitors at once what must not wait, such as a cancellation. */
  tellAtOnce: maybe(flag()),
  ...texts,
  /** The same texts in English; visitors see them once they are ready. */
  en: maybe(fields({ ...texts, isReady: maybe(flag()) })),
  tags: maybe(list(filledLine(), MAX_ENTRIES.tags)),
  /** The role relation for which the person writes. */
  relation: maybe(id()),
  location: maybe(id()),
  promoter: maybe(id()),
  publicationDates: maybe(list(fields({ id: rowId(), date: day() }), MAX_ENTRIES.publicationDates)),
  /** Values of the client's own fields by their names: text, number, or yes and no. */
  freeFields: maybe(list(fields({ name: filledLine(), value: scalar(MAX_HTML_LENGTH) }), MAX_ENTRIES.freeFields)),
  /** Ids of uploaded pictures in their order; the first is the one that lists show. */
  media: maybe(list(filledLine(MAX_ID_LENGTH), MAX_ENTRIES.media)),
};
