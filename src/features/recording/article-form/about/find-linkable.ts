import { msg } from '@lingui/core/macro';
import { array, string, type, unknown } from 'superstruct';
import type { Answer } from '../../../../api/api';
import { formatDay } from '../../../../i18n/day-format';
import type { Speech } from '../../../../i18n/speech';
import { maybe, parse } from '../../../../lib/parse';
import { readable } from '../../../../model/answers/read-list';
import { DayAnswer } from '../../../../model/appointment';
import type { Client } from '../../../../portal/client';
import type { SearchOption } from '../../../../ui/fields/search-field';
import type { Picked } from '../../record-form/record-draft';
import { pickEvent } from '../article-draft';

/** An event that an article can write about, as the search offers it. */
type Linkable = { id: string; title: string; date?: string; place?: string; isDraft: boolean };

const MOST_OWN = 5;
const MOST_PUBLIC = 10;

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

function toPublic(answer: unknown): Linkable {
  const { id, title, appointment, location } = parse(answer, PublicAnswer, 'Event');
  return { id, title, date: appointment.date, ...(location && { place: location.name }), isDraft: false };
}

function toOwn(answer: unknown): Linkable {
  const { id, title, state, nextDate, lastDate, location } = parse(answer, OwnAnswer, 'Event');
  const date = nextDate ?? lastDate;
  return { id, title, ...(date && { date }), ...(location && { place: location }), isDraft: state === 'draft' };
}

/** One unreadable event must not take the others with it. */
const rowsOf = ({ data }: Answer) => parse(data, array(unknown()), 'Events');
const readPublic = (answer: Answer) => readable(rowsOf(answer), toPublic);
const readOwn = (answer: Answer) => readable(rowsOf(answer), toOwn);

/**
 * The events with a text in their title or, of public ones, anywhere: own ones first, those that are no longer to come
 * too. GET /api/my/events, GET /api/events
 *
 * @throws {ApiError} when the public ones cannot be searched; own ones are left out where that fails
 */
export async function findLinkable(
  { answers }: Pick<Client, 'answers'>,
  text: string,
  { speech: { locale, say }, signal }: { speech: Pick<Speech, 'locale' | 'say'>; signal: AbortSignal },
): Promise<SearchOption<Picked>[]> {
  const q = text.trim();
  const [own, all] = await Promise.all([
    answers.load({ path: 'my/events', query: { q, pageSize: MOST_OWN }, read: readOwn }, signal).catch(() => []),
    answers.load({ path: 'events', query: { q, pageSize: MOST_PUBLIC }, read: readPublic }, signal),
  ]);
  const others = all.filter(({ id }) => !own.some((one) => one.id === id));
  return [...own, ...others].map((event) => ({
    icon: 'calendar',
    name: event.title,
    hint: [
      event.date && formatDay(event.date, locale, 'shortWithYear'),
      event.place,
      event.isDraft && say(msg`Ihr Entwurf`),
    ]
      .filter(Boolean)
      .join(', '),
    value: pickEvent(event, locale),
  }));
}
