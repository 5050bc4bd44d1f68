import { plainText } from '../../lib/plain-text';
import {
  MAX_ALT_LENGTH,
  MAX_CAPTION_LENGTH,
  MAX_ENTRIES,
  MAX_HTML_LENGTH,
  MAX_INFO_LENGTH,
  MAX_LINE_LENGTH,
  MAX_READ_LENGTH,
  MAX_TEXTS_LENGTH,
  MAX_URL_LENGTH,
} from '../payloads/limits';
import {
  type ArticleContent,
  type EventContent,
  type EventTexts,
  type RecordContent,
  TEXT_NAMES,
} from '../records/event-content';
import { plainNames, SINGLE_VALUE_FIELDS } from '../records/plain-fields';
import type { DayContent, EventDate } from '../series/series';
import { type EventProblem, problemIf, tooLong, withPathPrefix } from './event-rules';
import type { MediumTexts } from './media-problems';
import { readText } from './text-problems';

/** Returns the values of an event or article that exceed the server's limits, by the paths of its content. */
const recordLimits = (content: RecordContent): EventProblem[] => [
  ...textLimits(content),
  ...withPathPrefix('en', textLimits(content.en)),
  ...content.tags.flatMap((tag, index) => tooLong(`tags.${index}`, tag, MAX_LINE_LENGTH)),
  ...content.freeFields.flatMap(({ name, value }) => valueLimits(`freeFields.${name}`, value)),
  ...tooLongLists(content, ['tags', 'media', 'publicationDates', 'freeFields']),
];

/** Returns the values of an event that exceed the server's limits, draft or not, by the paths of its content. */
export const eventLimits = (content: EventContent): EventProblem[] => [
  ...recordLimits(content),
  ...content.dates.flatMap((date, index) => withPathPrefix(`dates.${index}`, dateLimits(date))),
  ...content.series.flatMap((series, index) =>
    withPathPrefix(`series.${index}`, [
      ...infoLimit(series),
      ...series.changed.flatMap((date, day) => withPathPrefix(`changed.${day}`, dateLimits(date))),
    ]),
  ),
  ...tooLongLists(content, ['rubrics', 'series', 'links', 'ticketAgencies']),
  ...tooMany('dates', content.dates, MAX_ENTRIES.days),
  ...[
    ...content.dates.map((date, index) => [`dates.${index}`, date] as const),
    ...content.series.map((series, index) => [`series.${index}`, series] as const),
  ].flatMap(([path, { times }]) => tooMany(`${path}.times`, times, MAX_ENTRIES.times)),
  ...tooLong('newLocation', content.newLocation, MAX_LINE_LENGTH),
  ...content.links.flatMap((link, index) => lineProblems(`links.${index}`, link, ['text'])),
  ...content.ticketAgencies.flatMap((office, index) =>
    lineProblems(`ticketAgencies.${index}`, office, ['name', 'phone', 'street', 'zipcode', 'city']),
  ),
  ...tooLong('price.text', content.price.text, MAX_LINE_LENGTH),
  ...plainNames('text', 'address').flatMap((name) => tooLong(name, content[name], SINGLE_VALUE_FIELDS[name].maxLength)),
];

/** Returns the values of an article that exceed the server's limits, draft or not, by the paths of its content. */
export const articleLimits = (content: ArticleContent): EventProblem[] => [
  ...recordLimits(content),
  ...tooLongLists(content, ['events']),
];

/** Returns the texts of pictures that exceed the server's limits. */
export const mediaLimits = (media: readonly MediumTexts[]): EventProblem[] =>
  media.flatMap((medium, index) =>
    withPathPrefix(`media.${index}`, [
      ...tooLong('alt', medium.alt.trim(), MAX_ALT_LENGTH),
      ...tooLong('description', medium.description.trim(), MAX_CAPTION_LENGTH),
      ...(['agency', 'author', 'copyright', 'location', 'title'] as const).flatMap((name) =>
        tooLong(name, medium[name].trim(), MAX_LINE_LENGTH),
      ),
    ]),
  );

/** Keeps only the strictest of several length problems of one text. */
export function strictest(problems: readonly EventProblem[]): EventProblem[] {
  const strictestByPath = new Map<string, EventProblem>();
  for (const problem of problems) {
    if (problem.code !== 'too_long') continue;
    const current = strictestByPath.get(problem.path);
    if (!current || Number(problem.params?.max) < Number(current.params?.max))
      strictestByPath.set(problem.path, problem);
  }
  return problems.filter((problem) => problem.code !== 'too_long' || strictestByPath.get(problem.path) === problem);
}

const tooMany = (path: string, list: readonly unknown[], max: number) =>
  problemIf(list.length > max, path, 'too_many', { max });

/** Returns the lists that exceed the server's limits. */
const tooLongLists = <Name extends Exclude<keyof typeof MAX_ENTRIES, 'times' | 'days'>>(
  content: Readonly<Record<Name, readonly unknown[]>>,
  names: readonly Name[],
): EventProblem[] => names.flatMap((name) => tooMany(name, content[name], MAX_ENTRIES[name]));

const textLimits = (texts: EventTexts): EventProblem[] =>
  TEXT_NAMES.flatMap((name) => [
    ...tooLong(name, readText(name, texts[name]), MAX_TEXTS_LENGTH[name]),
    ...problemIf([...texts[name]].length > MAX_HTML_LENGTH, name, 'too_formatted'),
  ]);

const infoLimit = ({ additionalInfo }: DayContent) => tooLong('additionalInfo', additionalInfo, MAX_INFO_LENGTH);

const dateLimits = (date: EventDate): EventProblem[] => [
  ...infoLimit(date),
  ...tooLong('newLocation', date.newLocation, MAX_LINE_LENGTH),
];

/** Returns the problems of a free field's value, which may be a formatted text: only its definition has the type. */
const valueLimits = (path: string, value: string | number | boolean): EventProblem[] =>
  typeof value !== 'string'
    ? []
    : [
        ...tooLong(path, plainText(value), MAX_READ_LENGTH),
        ...problemIf([...value].length > MAX_HTML_LENGTH, path, 'too_formatted'),
      ];

/** Returns the problems of a row's lines and its address. */
const lineProblems = <Name extends string>(
  path: string,
  row: Record<Name, string> & { url: string },
  names: readonly Name[],
): EventProblem[] =>
  withPathPrefix(path, [
    ...names.flatMap((name) => tooLong(name, row[name], MAX_LINE_LENGTH)),
    ...tooLong('url', row.url, MAX_URL_LENGTH),
  ]);
