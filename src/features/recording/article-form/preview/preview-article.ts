import { isDay } from '../../../../lib/days';
import type { Address } from '../../../../model/answers/address';
import { type ArticleDetail, toArticleDetail } from '../../../../model/answers/article';
import type { Picture } from '../../../../model/answers/picture';
import type { ArticleContent } from '../../../../model/records/event-content';
import { publicFreeFields } from '../../../../model/records/public-free-fields';
import type { RecordRules } from '../../record-kind';

/** The data that the content of an article refers to. */
type PreviewContext = {
  rules: RecordRules;
  /** The current day in Berlin, 'YYYY-MM-DD'. */
  today: string;
  location: Address | undefined;
  promoter: Address | undefined;
  pictures: readonly Picture[];
};

/** A placeholder id that no article has and no code refers to. */
const ID = 'preview';

/** Converts the form's content, finished or not, to the detail that visitors get on its first publication date. */
export function previewArticle(content: ArticleContent, context: PreviewContext): ArticleDetail {
  const { rules, today, location, promoter, pictures } = context;
  const { eventDate, en, publicationDates, tags } = content;
  const days = publicationDates.flatMap(({ date }) => (isDay(date) ? date : [])).sort();
  const past = days.filter((day) => day <= today);
  const detail = toArticleDetail({
    ...content,
    id: ID,
    tags: [...tags],
    date: past.at(-1) ?? days[0] ?? today,
    eventDate: isDay(eventDate) ? eventDate : undefined,
    en: en.isReady ? en : undefined,
    freeFields: publicFreeFields(content.freeFields, rules),
    ...{ location: undefined, promoter: undefined, media: [], events: [], updatedAt: '' },
  });
  return { ...detail, pictures: [...pictures], ...(location && { location }), ...(promoter && { promoter }) };
}
