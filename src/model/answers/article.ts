import { array, type Infer, string, type, unknown } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { type Address, toAddress } from './address';
import { type ArticleRow, SharedAnswer, TeaserAnswer, toSharedArticleFields } from './article-row';
import { type EventRow, toEventRow } from './event-row';
import { FreeFieldsAnswer, type FreeFieldText, toFreeFieldTexts } from './free-field-text';
import { type Picture, PictureAnswer, toPicture } from './picture';

const Texts = {
  ...TeaserAnswer,
  shortdesc2: maybe(string()),
  shortdesc3: maybe(string()),
  longdesc1: maybe(string()),
  longdesc2: maybe(string()),
  longdesc3: maybe(string()),
};

const ArticleDetailAnswer = type({
  ...SharedAnswer,
  ...Texts,
  title: string(),
  en: maybe(type(Texts)),
  location: maybe(unknown()),
  promoter: maybe(unknown()),
  freeFields: FreeFieldsAnswer,
  media: array(PictureAnswer),
  events: array(unknown()),
  updatedAt: string(),
});

/** The texts of an article in one language, by position; absent texts are ''. */
export type ArticleTexts = {
  /** Plain text. */
  short: string[];
  /** HTML that must be sanitised before display. */
  long: string[];
};

/** All public content of one article (spec section 3, "Article"). */
export type ArticleDetail = Omit<ArticleRow, 'picture'> & {
  /** The texts after the teaser. */
  texts: ArticleTexts;
  englishTexts: ArticleTexts;
  location?: Address;
  promoter?: Address;
  /** The client's free fields as text; a formatted one also as HTML that must be sanitised before display. */
  fields: FreeFieldText[];
  pictures: Picture[];
  /** The visible and readable events that it writes about. */
  events: EventRow[];
  /** ISO 8601 instant. */
  updatedAt: string;
};

const toTexts = (raw: Infer<ReturnType<typeof type<typeof Texts>>>): ArticleTexts => ({
  short: [raw.shortdesc2 ?? '', raw.shortdesc3 ?? ''],
  long: [raw.longdesc1 ?? '', raw.longdesc2 ?? '', raw.longdesc3 ?? ''],
});

/** Reads a whole article. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toArticleDetail(answer: unknown): ArticleDetail {
  const raw = parse(answer, ArticleDetailAnswer, 'Article');
  return {
    ...toSharedArticleFields(raw),
    texts: toTexts(raw),
    englishTexts: toTexts(raw.en ?? {}),
    ...(raw.location ? { location: toAddress(raw.location) } : {}),
    ...(raw.promoter ? { promoter: toAddress(raw.promoter) } : {}),
    fields: toFreeFieldTexts(raw.freeFields),
    pictures: raw.media.map(toPicture),
    events: raw.events.flatMap(readableRow),
    updatedAt: raw.updatedAt,
  };
}

/** Returns no row for an unreadable event, so that the article survives. */
function readableRow(answer: unknown): EventRow[] {
  try {
    return [toEventRow(answer)];
  } catch {
    return [];
  }
}
