import { array, type Infer, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer } from './lenient';
import { type Picture, PictureAnswer, toPicture } from './picture';

/** Shapes of a title and a teaser in one language. */
export const TeaserAnswer = { title: maybe(string()), shortdesc1: maybe(string()) };

/** Shapes of the fields that a row and a whole article share. */
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

/** A title and a teaser in one language; absent texts are ''. */
export type ArticleTeaser = { title: string; teaser: string };

/** An article as a list shows it. */
export type ArticleRow = ArticleTeaser & {
  id: string;
  /** The English title and teaser; absent texts are ''. */
  english: ArticleTeaser;
  tags: string[];
  /** The day in Berlin of its latest publication: 'YYYY-MM-DD'. */
  date: string;
  /** The day of the subject that it writes about. */
  eventDate?: string;
  picture?: Picture;
};

const toTeaser = ({ title, shortdesc1 }: Infer<ReturnType<typeof type<typeof TeaserAnswer>>>): ArticleTeaser => ({
  title: title ?? '',
  teaser: shortdesc1 ?? '',
});

/** Reads the fields that a row and a whole article share. */
export const toSharedArticleFields = (raw: Infer<typeof ArticleRowAnswer>) => ({
  ...toTeaser(raw),
  title: raw.title,
  id: raw.id,
  english: toTeaser(raw.en ?? {}),
  tags: raw.tags,
  date: raw.date,
  ...(raw.eventDate && { eventDate: raw.eventDate }),
});

/** Reads a row of a list of articles. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toArticleRow(answer: unknown): ArticleRow {
  const raw = parse(answer, ArticleRowAnswer, 'Article');
  return { ...toSharedArticleFields(raw), ...(raw.image && { picture: toPicture(raw.image) }) };
}
