import { plainText } from '../../lib/plain-text';
import {
  MAX_ALT_LENGTH,
  MAX_CAPTION_LENGTH,
  MAX_HTML_LENGTH,
  MAX_INFO_LENGTH,
  MAX_LINE_LENGTH,
  MAX_READ_LENGTH,
  MAX_TEXTS_LENGTH,
  MAX_URL_LENGTH,
} from '../payloads/longest';
import { MAX_ENTRIES } from '../payloads/most-entries';
import {
  type ArticleContent,
  type EventContent,
  type EventTexts,
  TEXT_NAMES,
  type WrittenContent,
} from '../records/event-content';
import { plainNames, SINGLE_VALUE_FIELDS } from '../records/plain-fields';
import type { DayContent, EventDate } from '../series/series';
import { below, type EventProblem, tooLong, when } from './event-rules';
import type { MediumTexts } from './media-problems';
import { readText } from './text-problems';

/** Returns the values of an event or article that exceed the server's limits, by the paths of its content. */
const writtenLimits = (content: WrittenContent): EventProblem[] => [
  ...textLimits(content),
  ...below('en', textLimits(content.en)),
  ...content.tags.flatMap((tag, index) => tooLong(`tags.${index}`, tag, MAX_LINE_LENGTH)),
  ...content.freeFields.flatMap(({ name, value }) => valueLimits(`freeFields.${name}`, value)),
  ...tooLongLists(content, ['tags', 'media', 'publicationDates', 'freeFields']),
];

/** Returns the values of an event that exceed the server's limits, draft or not, by the paths of its content. */
export const eventLimits = (content: EventContent): EventProblem[] => [
  ...writtenLimits(content),
  ...content.dates.flatMap((date, index) => below(`dates.${index}`, dateLimits(date))),
  ...content.series.flatMap((series, index) =>
    below(`series.${index}`, [
      ...infoLimit(series),
      ...series.changed.flatMap((date, day) => below(`changed.${day}`, dateLimits(date))),
    ]),
  ),
  ...tooLongLists(content, ['rubrics', 'series', 'links', 'ticketAgencies']),
  ...tooMany('dates', content.dates, MAX_ENTRIES.days),
  ...[
    ...content.dates.map((date, index) => [`dates.${index}`, date] as const),
    ...content.series.map((series, index) => [`series.${index}`, series] as const),
  ].flatMap(([path, { times }]) => tooMany(`${path}.times`, times, MAX_ENTRIES.times)),
  ...tooLong('newLocation', content.newLocation, MAX_LINE_LENGTH),
  ...content.links.flatMap((link, index) => linesBelow(`links.${index}`, link, ['text'])),
  ...content.ticketAgencies.flatMap((office, index) =>
    linesBelow(`ticketAgencies.${index}`, office, ['name', 'phone', 'street', 'zipcode', 'city']),
  ),
  ...tooLong('price.text', content.price.text, MAX_LINE_LENGTH),
  ...plainNames('text', 'address').flatMap((name) => tooLong(name, content[name], SINGLE_VALUE_FIELDS[name].maxLength)),
];

/** Returns the values of an article that exceed the server's limits, draft or not, by the paths of its content. */
export const articleLimits = (content: ArticleContent): EventProblem[] => [
  ...writtenLimits(content),
  ...tooLongLists(content, ['events']),
];

/** Returns the texts of pictures that exceed the server's limits. */
export const mediaLimits = (media: readonly MediumTexts[]): EventProblem[] =>
  media.flatMap((medium, index) =>
    below(`media.${index}`, [
      ...tooLong('alt', medium.alt.trim(), MAX_ALT_LENGTH),
      ...tooLong('description', medium.description.trim(), MAX_CAPTION_LENGTH),
      ...(['agency', 'author', 'copyright', 'location', 'title'] as const).flatMap((name) =>
        tooLong(name, medium[name].trim(), MAX_LINE_LENGTH),
      ),
    ]),
  );

/** Keeps only the strictest of several length problems of one text. */
export function strictest(problems: readonly EventProblem[]): EventProblem[] {
  const least = new Map<string, EventProblem>();
  for (const problem of problems) {
    if (problem.code !== 'too_long') continue;
    const known = least.get(problem.path);
    if (!known || Number(problem.params?.max) < Number(known.params?.max)) least.set(problem.path, problem);
  }
  return problems.filter((problem) => problem.code !== 'too_long' || least.get(problem.path) === problem);
}

const tooMany = (path: string, list: readonly unknown[], max: number) =>
  when(list.length > max, path, 'too_many', { max });

/** Returns the lists that exceed the server's limits. */
const tooLongLists = <Name extends Exclude<keyof typeof MAX_ENTRIES, 'times' | 'days'>>(
  content: Readonly<Record<Name, readonly unknown[]>>,
  names: readonly Name[],
): EventProblem[] => names.flatMap((name) => tooMany(name, content[name], MAX_ENTRIES[name]));

const textLimits = (texts: EventTexts): EventProblem[] =>
  TEXT_NAMES.flatMap((name) => [
    ...tooLong(name, readText(name, texts[name]), MAX_TEXTS_LENGTH[name]),
    ...when([...texts[name]].length > MAX_HTML_LENGTH, name, 'too_formatted'),
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
        ...when([...value].length > MAX_HTML_LENGTH, path, 'too_formatted'),
      ];

/** Returns the problems of a row's lines and its address. */
const linesBelow = <Name extends string>(
  path: string,
  row: Record<Name, string> & { url: string },
  names: readonly Name[],
): EventProblem[] =>
  below(path, [
    ...names.flatMap((name) => tooLong(name, row[name], MAX_LINE_LENGTH)),
    ...tooLong('url', row.url, MAX_URL_LENGTH),
  ]);
