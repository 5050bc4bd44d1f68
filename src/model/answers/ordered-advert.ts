import { array, string, type, unknown } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer } from './appointment';
import { type OrderDraft, toOrderDraft } from './order-draft';

const OrderedAnswer = type({
  id: string(),
  number: maybe(string()),
  dates: maybe(array(DayAnswer)),
  content: maybe(type({ title: maybe(string()) })),
});

/** What has been ordered, as far as the end of the order says it. */
export type OrderedAdvert = {
  id: string;
  /** What the person is told. */
  number: string;
  /** On which it appears, 'YYYY-MM-DD'. */
  dates: readonly string[];
  title: string;
};

/** Reads a booking. @throws {ShapeError} */
export function toOrderedAdvert(answer: unknown): OrderedAdvert {
  const { id, number, dates, content } = parse(answer, OrderedAnswer, 'AdvertOrder');
  return { id, number: number ?? id, dates: dates ?? [], title: content?.title ?? '' };
}

const RepeatedAnswer = type({ content: type({ image: maybe(type({ id: string() })) }), billing: unknown() });

/** What an order says that is placed again, as it was: its words, its picture and where its invoice went. */
export type RepeatedAdvert = Pick<OrderDraft, 'content' | 'billing'>;

/** Reads it out of a booking. @throws {ShapeError} */
export function toRepeatedAdvert(answer: unknown): RepeatedAdvert {
  const { content, billing } = parse(answer, RepeatedAnswer, 'AdvertOrder');
  const draft = toOrderDraft({ billing, content: { ...content, mediumId: content.image?.id } });
  return { content: draft.content, billing: draft.billing };
}
