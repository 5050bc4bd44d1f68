import { array, string, type, unknown } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer } from './lenient';
import { type OrderDraft, toOrderDraft } from './order-draft';

const OrderedAnswer = type({
  id: string(),
  number: maybe(string()),
  dates: maybe(array(DayAnswer)),
  content: maybe(type({ title: maybe(string()) })),
});

/** The parts of a booking that the last step of the order shows. */
export type OrderedAdvert = {
  id: string;
  /** The order number shown to the person. */
  number: string;
  /** The days on which it appears, 'YYYY-MM-DD'. */
  dates: readonly string[];
  title: string;
};

/** Reads a booking. @throws {ShapeError} */
export function toOrderedAdvert(answer: unknown): OrderedAdvert {
  const { id, number, dates, content } = parse(answer, OrderedAnswer, 'AdvertOrder');
  return { id, number: number ?? id, dates: dates ?? [], title: content?.title ?? '' };
}

const RepeatedAnswer = type({ content: type({ image: maybe(type({ id: string() })) }), billing: unknown() });

/** The content and billing address that a repeated order copies. */
export type RepeatedAdvert = Pick<OrderDraft, 'content' | 'billing'>;

/** Reads the repeatable parts of a booking. @throws {ShapeError} */
export function toRepeatedAdvert(answer: unknown): RepeatedAdvert {
  const { content, billing } = parse(answer, RepeatedAnswer, 'AdvertOrder');
  const draft = toOrderDraft({ billing, content: { ...content, mediumId: content.image?.id } });
  return { content: draft.content, billing: draft.billing };
}
