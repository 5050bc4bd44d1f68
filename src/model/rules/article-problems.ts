import { isDay } from '../../lib/days';
import type { ArticleContent } from '../records/event-content';
import { typedDayProblems } from './date-problems';
import type { ValidatedInput } from './event-problems';
import { type EventProblem, type EventRules, problemIf } from './event-rules';
import { freeFieldProblems } from './free-field-problems';
import { articleLimits, mediaLimits, strictest } from './limit-problems';
import { type MediumTexts, mediaProblems } from './media-problems';
import { neededAddressProblems } from './needed-addresses';
import { neededRelationProblems } from './needed-relation';
import { publicationProblems, typedPublicationProblems } from './publication-problems';
import { tagProblems } from './tag-problems';
import { textProblems } from './text-problems';

/** An article as input of its rules. */
export type ValidatedArticle = ValidatedInput<ArticleContent>;

/** @param today 'YYYY-MM-DD' in Berlin */
type RuleContext = { /** See articleRules. */ rules: EventRules; today: string };

/**
 * Returns the problems that prevent saving an article as a draft: a missing title, an unreadable day, or a text longer
 * than the server's limit.
 *
 * @param media in the order of `content.media`, only those that are not stored yet
 */
export const articleDraftProblems = (
  content: ArticleContent,
  { today, media = [] }: Pick<RuleContext, 'today'> & { media?: readonly MediumTexts[] },
): EventProblem[] => [
  ...problemIf(content.title === '', 'title', 'required'),
  ...typedProblems(content, today),
  ...articleLimits(content),
  ...mediaLimits(media),
];

/** Returns the problems that prevent publishing an article (spec section 5, "Article"), by the paths of its content. */
export function articleProblems(article: ValidatedArticle, { rules, today }: RuleContext): EventProblem[] {
  const { content, published } = article;
  const { publicationDates } = rules.fieldSettings.recording;
  const firstDate = isDay(content.eventDate) ? content.eventDate : undefined;
  return strictest([
    ...typedProblems(content, today),
    ...textProblems(content, rules),
    ...tagProblems(content.tags, rules),
    ...problemIf(content.eventDate === '', 'eventDate', 'required'),
    ...repeatedEvents(content.events),
    ...neededAddressProblems(content, rules),
    ...neededRelationProblems(article, rules),
    ...publicationProblems(content, publicationDates, { today, firstDate, published }),
    ...freeFieldProblems(content.freeFields, rules, today),
    ...mediaProblems(article.media, rules),
    ...articleLimits(content),
    ...mediaLimits(article.media),
  ]);
}

const typedProblems = (content: ArticleContent, today: string): EventProblem[] => [
  ...typedDayProblems('eventDate', content.eventDate, today),
  ...typedPublicationProblems(content, today),
];

const repeatedEvents = (events: readonly string[]): EventProblem[] =>
  events.flatMap((id, index) => problemIf(events.indexOf(id) < index, `events.${index}`, 'repeated'));
