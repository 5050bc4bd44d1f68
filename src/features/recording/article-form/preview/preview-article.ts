import { isDay } from '../../../../lib/days';
import type { Address } from '../../../../model/answers/address';
import { type ArticleDetail, toArticleDetail } from '../../../../model/answers/article';
import type { Picture } from '../../../../model/answers/picture';
import type { ArticleContent } from '../../../../model/records/event-content';
import { publicFreeFields } from '../../../../model/records/public-free-fields';
import type { RecordingRules } from '../../record-kind';

/** What the content of an article points at. */
type Beside = {
  rules: RecordingRules;
  /** 'YYYY-MM-DD' in Berlin. */
  today: string;
  location: Address | undefined;
  promoter: Address | undefined;
  pictures: readonly Picture[];
};

/** Nothing refers to it, and no article has it. */
const ID = 'preview';

/** An article as its detail would be answered on the day on which it appears first, finished or not. */
export function previewArticle(content: ArticleContent, beside: Beside): ArticleDetail {
  const { rules, today, location, promoter, pictures } = beside;
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
