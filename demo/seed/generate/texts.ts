import { array, boolean, enums, type Infer, number, optional, record, string, tuple, type, union } from 'superstruct';
import { readData } from '../read-data';
import { between, SEASONS, type Season } from './seasons';
import { VENUE_KINDS } from './venues';

/** The patterns of an event's dates: once, twice on one day, a course every week, a festival over days … */
const FORMS = [
  ...(['once', 'twice', 'several', 'weekly', 'monthly'] as const),
  ...(['festival', 'allDay', 'exhibition', 'openingDays'] as const),
] as const;

/** A pattern of an event's dates. */
export type Form = (typeof FORMS)[number];

const stringList = array(string());

/** Texts with slots in braces, as in '{ensemble} in {ort}', and the conditions under which they fit. */
const templateSchema = type({
  titles: stringList,
  /** Plain texts; one is used. */
  shorts: stringList,
  /** Inner HTML of paragraphs; one or two are used. */
  longs: stringList,
  /** The items of a programme, if the event has one. */
  programme: optional(stringList),
  tags: stringList,
  venues: array(enums(VENUE_KINDS)),
  /** The possible starts, HH:mm. */
  at: stringList,
  minutes: number(),
  forms: optional(array(enums(FORMS))),
  /** The name of a season, or its first and last day, MM-DD. */
  season: optional(union([enums(Object.keys(SEASONS)), tuple([string(), string()])])),
  /** The weekdays on which it may begin, 0 for Sunday; absent: all. */
  weekdays: optional(array(number())),
  motifs: optional(stringList),
  /** The probability of free entry. */
  free: number(),
  euros: optional(tuple([number(), number()])),
  children: optional(boolean()),
  weight: optional(number()),
});

/** The texts of a kind of event, and whether they fit a day. */
export type Template = Omit<Infer<typeof templateSchema>, 'season'> & { inSeason: Season };

/** The words for the slots by their names; a word may contain slots itself. */
const poolsSchema = record(string(), stringList);

const rubricSchema = type({
  rubricId: number(),
  /** The share of the rubric among all events. */
  share: number(),
  pools: poolsSchema,
  templates: array(templateSchema),
});

/** The texts of events of one rubric. */
export type RubricTexts = Omit<Infer<typeof rubricSchema>, 'templates'> & { templates: readonly Template[] };

const FILES = [
  ...['concerts', 'stage', 'children', 'markets', 'nature', 'talks', 'exhibitions', 'readings', 'sports', 'films'],
  ...['feasts', 'parties', 'churches', 'foods', 'courses', 'tours'],
];

const seasonOf = (season: Infer<typeof templateSchema>['season']): Season => {
  if (season === undefined) return () => true;
  return typeof season === 'string' ? (SEASONS[season] ?? (() => true)) : between(...season);
};

/** The texts of each rubric. */
export const TEXTS: readonly RubricTexts[] = FILES.map((name) => {
  const { templates, ...rubric } = readData(`texts/${name}`, rubricSchema);
  return {
    ...rubric,
    templates: templates.map(({ season, ...template }) => ({ ...template, inSeason: seasonOf(season) })),
  };
});

const { frauenname = [], maennername = [], ...otherPools } = readData('texts/common', poolsSchema);

/** The words that every rubric may use. */
export const COMMON: Infer<typeof poolsSchema> = {
  ...otherPools,
  ...{ frauenname, maennername, vorname: [...frauenname, ...maennername] },
};

/** The texts of articles; `{title}` and `{day}` are those of the event, `{titles}` those of all chosen ones. */
export const ARTICLE_TEXTS = readData(
  'texts/articles',
  type({
    previews: type({ titles: stringList, teasers: stringList, paragraphs: stringList }),
    tips: type({ titles: stringList, teaser: string(), paragraphs: stringList }),
  }),
);
