import { array, type Infer, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer } from './appointment';
import { type Picture, PictureAnswer, toPicture } from './picture';

/** How a server says a title and a teaser in one language. */
export const TeaserAnswer = { title: maybe(string()), shortdesc1: maybe(string()) };

/** What a row and a whole article have in common. */
export const SharedAnswer = {
  id: string(),
  title: string(),
  shortdesc1: maybe(string()),
  tags: array(string()),
  date: DayAnswer,
  eventDate: maybe(DayAnswer),
  image: maybe(PictureAnswer),
};

const ArticleRowAnswer = type({ ...SharedAnswer, en: maybe(type(TeaserAnswer)) });

/** A title and a teaser in one language; '' for what there is not. */
export type ArticleTeaser = { title: string; teaser: string };

/** An article as a list shows it. */
export type ArticleRow = ArticleTeaser & {
  id: string;
  /** The same in English, where it is there. */
  english: ArticleTeaser;
  tags: string[];
  /** The day in Berlin on which it has appeared last: 'YYYY-MM-DD'. */
  date: string;
  /** The day of what it writes about. */
  eventDate?: string;
  picture?: Picture;
};

const toTeaser = ({ title, shortdesc1 }: Infer<ReturnType<typeof type<typeof TeaserAnswer>>>): ArticleTeaser => ({
  title: title ?? '',
  teaser: shortdesc1 ?? '',
});

/** What a row and a whole article have in common, read. */
export const sharedOf = (raw: Infer<typeof ArticleRowAnswer>) => ({
  ...toTeaser(raw),
  title: raw.title,
  id: raw.id,
  english: toTeaser(raw.en ?? {}),
  tags: raw.tags,
  date: raw.date,
  ...(raw.eventDate && { eventDate: raw.eventDate }),
});

/** @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toArticleRow(answer: unknown): ArticleRow {
  const raw = parse(answer, ArticleRowAnswer, 'Article');
  return { ...sharedOf(raw), ...(raw.image && { picture: toPicture(raw.image) }) };
}
