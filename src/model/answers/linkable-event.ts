import { string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer } from './lenient';
import { type AnswerBody, readList } from './read-list';

/** An event that an article can link to, as the search offers it. */
export type LinkableEvent = { id: string; title: string; date?: string; place?: string; isDraft: boolean };

const PublicAnswer = type({
  id: string(),
  title: string(),
  appointment: type({ date: DayAnswer }),
  location: maybe(type({ name: string() })),
});
const OwnAnswer = type({
  id: string(),
  title: string(),
  state: maybe(string()),
  nextDate: maybe(DayAnswer),
  lastDate: maybe(DayAnswer),
  location: maybe(string()),
});

function toPublic(answer: unknown): LinkableEvent {
  const { id, title, appointment, location } = parse(answer, PublicAnswer, 'Event');
  return { id, title, date: appointment.date, ...(location && { place: location.name }), isDraft: false };
}

function toOwn(answer: unknown): LinkableEvent {
  const { id, title, state, nextDate, lastDate, location } = parse(answer, OwnAnswer, 'Event');
  const date = nextDate ?? lastDate;
  return { id, title, ...(date && { date }), ...(location && { place: location }), isDraft: state === 'draft' };
}

/** Reads events of GET events. @throws {ShapeError} when the answer is no list */
export const readPublic = ({ data }: AnswerBody): LinkableEvent[] => readList(data, 'Events', toPublic);

/** Reads own events of GET my/events. @throws {ShapeError} when the answer is no list */
export const readOwn = ({ data }: AnswerBody): LinkableEvent[] => readList(data, 'Events', toOwn);
