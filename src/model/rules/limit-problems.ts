import { plainText } from '../../lib/plain-text';
import {
  LONGEST_ALT,
  LONGEST_CAPTION,
  LONGEST_HTML,
  LONGEST_INFO,
  LONGEST_LINE,
  LONGEST_READ,
  LONGEST_TEXTS,
  LONGEST_URL,
} from '../payloads/longest';
import { MOST_ENTRIES } from '../payloads/most-entries';
import {
  type ArticleContent,
  type EventContent,
  type EventTexts,
  TEXT_NAMES,
  type WrittenContent,
} from '../records/event-content';
import { PLAIN_FIELDS, plainNames } from '../records/plain-fields';
import type { DayContent, EventDate } from '../series/series';
import { below, type EventProblem, tooLong, when } from './event-rules';
import type { MediumTexts } from './media-problems';
import { readText } from './text-problems';

/** What the server takes of no event or article, draft or not, by the paths of its content. */
const writtenLimits = (content: WrittenContent): EventProblem[] => [
  ...textLimits(content),
  ...below('en', textLimits(content.en)),
  ...content.tags.flatMap((tag, place) => tooLong(`tags.${place}`, tag, LONGEST_LINE)),
  ...content.freeFields.flatMap(({ name, value }) => valueLimits(`freeFields.${name}`, value)),
  ...tooLongLists(content, ['tags', 'media', 'publicationDates', 'freeFields']),
];

/** What the server takes of no event, draft or not, by the paths of its content. */
export const eventLimits = (content: EventContent): EventProblem[] => [
  ...writtenLimits(content),
  ...content.dates.flatMap((date, place) => below(`dates.${place}`, dateLimits(date))),
  ...content.series.flatMap((series, place) =>
    below(`series.${place}`, [
      ...infoLimit(series),
      ...series.changed.flatMap((date, day) => below(`changed.${day}`, dateLimits(date))),
    ]),
  ),
  ...tooLongLists(content, ['rubrics', 'series', 'links', 'ticketAgencies']),
  ...tooMany('dates', content.dates, MOST_ENTRIES.days),
  ...[
    ...content.dates.map((date, place) => [`dates.${place}`, date] as const),
    ...content.series.map((series, place) => [`series.${place}`, series] as const),
  ].flatMap(([path, { times }]) => tooMany(`${path}.times`, times, MOST_ENTRIES.times)),
  ...tooLong('newLocation', content.newLocation, LONGEST_LINE),
  ...content.links.flatMap((link, place) => linesBelow(`links.${place}`, link, ['text'])),
  ...content.ticketAgencies.flatMap((office, place) =>
    linesBelow(`ticketAgencies.${place}`, office, ['name', 'phone', 'street', 'zipcode', 'city']),
  ),
  ...tooLong('price.text', content.price.text, LONGEST_LINE),
  ...plainNames('text', 'address').flatMap((name) => tooLong(name, content[name], PLAIN_FIELDS[name].maxLength)),
];

/** What the server takes of no article, draft or not, by the paths of its content. */
export const articleLimits = (content: ArticleContent): EventProblem[] => [
  ...writtenLimits(content),
  ...tooLongLists(content, ['events']),
];

/** What the server takes of no picture. */
export const mediaLimits = (media: readonly MediumTexts[]): EventProblem[] =>
  media.flatMap((medium, place) =>
    below(`media.${place}`, [
      ...tooLong('alt', medium.alt.trim(), LONGEST_ALT),
      ...tooLong('description', medium.description.trim(), LONGEST_CAPTION),
      ...(['agency', 'author', 'copyright', 'location', 'title'] as const).flatMap((name) =>
        tooLong(name, medium[name].trim(), LONGEST_LINE),
      ),
    ]),
  );

/** Of several problems about the length of one text the strictest. */
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

/** Lists that are longer than the server takes. */
const tooLongLists = <Name extends Exclude<keyof typeof MOST_ENTRIES, 'times' | 'days'>>(
  content: Readonly<Record<Name, readonly unknown[]>>,
  names: readonly Name[],
): EventProblem[] => names.flatMap((name) => tooMany(name, content[name], MOST_ENTRIES[name]));

const textLimits = (texts: EventTexts): EventProblem[] =>
  TEXT_NAMES.flatMap((name) => [
    ...tooLong(name, readText(name, texts[name]), LONGEST_TEXTS[name]),
    ...when([...texts[name]].length > LONGEST_HTML, name, 'too_formatted'),
  ]);

const infoLimit = ({ additionalInfo }: DayContent) => tooLong('additionalInfo', additionalInfo, LONGEST_INFO);

const dateLimits = (date: EventDate): EventProblem[] => [
  ...infoLimit(date),
  ...tooLong('newLocation', date.newLocation, LONGEST_LINE),
];

/** A value may be a formatted text, which only its definition tells. */
const valueLimits = (path: string, value: string | number | boolean): EventProblem[] =>
  typeof value !== 'string'
    ? []
    : [
        ...tooLong(path, plainText(value), LONGEST_READ),
        ...when([...value].length > LONGEST_HTML, path, 'too_formatted'),
      ];

/** The lines of a row, and its address. */
const linesBelow = <Name extends string>(
  path: string,
  row: Record<Name, string> & { url: string },
  names: readonly Name[],
): EventProblem[] =>
  below(path, [
    ...names.flatMap((name) => tooLong(name, row[name], LONGEST_LINE)),
    ...tooLong('url', row.url, LONGEST_URL),
  ]);
