import { addDays } from '../../../src/lib/days';
import type { AppointmentInput, EventInput } from '../../tools/store/event-input';
import { accessFeaturesOf } from './access';
import { type Day, daysBetween, formatDay, monthDayOf, monthNameOf, weekdayOf } from './calendar';
import { capitalised, newFill } from './fill';
import { picturesOf } from './pictures';
import { PROMOTERS, type Promoter } from './promoters';
import { type Random, randomOf } from './random';
import { RUBRICS } from './rubrics';
import { type DateDraft, scheduleOf } from './schedule';
import { outcomeOf } from './status';
import { COMMON, type Form, type RubricTexts, TEXTS, type Template } from './texts';
import { entryOf, linksOf } from './tickets';
import { VENUES, type Venue, type VenueKind } from './venues';
import { versionsOf } from './versions';
import { freeFieldsOf, textsOf } from './wording';

/** The events to generate: `prefix` begins every id, so that two clients never share one. */
export type EventsRequest = { today: Day; count: number; seed: number | string; prefix?: string };

/** The number of days from today in which events begin. */
export const HORIZON_DAYS = 365;
const ATTEMPTS = 200;
/** The weights of the weekdays, from Sunday to Saturday. */
const WEEKDAY_WEIGHTS = [1.7, 0.6, 0.75, 0.85, 1, 1.35, 2];
const RECENT_SHARE = 0.08;

const venuesOfKind = new Map<VenueKind, Venue[]>();
for (const venue of VENUES) venuesOfKind.set(venue.kind, [...(venuesOfKind.get(venue.kind) ?? []), venue]);
/* Weighted lists, created once: a million events draw several million times. */
const weightedVenues = new Map(
  [...venuesOfKind].map(([kind, venues]) => [kind, venues.map((venue) => [venue, venue.weight] as const)]),
);
const allVenues = VENUES.map((venue) => [venue, venue.weight] as const);
const weightedTexts = TEXTS.map((entry) => [entry, entry.share] as const);
const poolsOf = new Map(TEXTS.map((texts) => [texts, { ...COMMON, ...texts.pools }]));
const anyPromoter = PROMOTERS.filter(({ rubricIds }) => rubricIds.length === 0);

/** Generates events for the next twelve months; the same arguments give the same events. */
export const generateEvents = (request: EventsRequest): EventInput[] => [...eventsOf(request)];

/** Yields the events one after another, for counts that should not be in memory at once. */
export function* eventsOf({ today, count, seed, prefix = 'e' }: EventsRequest): Generator<EventInput> {
  const days = Array.from({ length: HORIZON_DAYS }, (_, index) => addDays(today, index));
  const weights = days.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const usedKeys = new Set<string>();
  let generated = 0;
  let share = 0;
  for (const [index, day] of days.entries()) {
    share += weights[index] ?? 0;
    const until = index === days.length - 1 ? count : Math.round((count * share) / total);
    for (; generated < until; generated += 1) {
      const id = `${prefix}${String(generated + 1).padStart(5, '0')}`;
      yield eventOn({ day, today, id, usedKeys, random: randomOf(`${seed}:${generated}`) });
    }
  }
}

/** Returns the weight of a day: summer holidays and the days around New Year are quieter, Advent is busier. */
function weightOf(day: Day): number {
  const monthDay = monthDayOf(day);
  const season =
    monthDay >= '08-01' && monthDay <= '09-05'
      ? 0.75
      : monthDay >= '12-24' || monthDay <= '01-04'
        ? 0.6
        : monthDay >= '11-25'
          ? 1.25
          : 1;
  return (WEEKDAY_WEIGHTS[weekdayOf(day)] ?? 1) * season;
}

type EventSlot = { day: Day; today: Day; id: string; usedKeys: Set<string>; random: Random };
type EventDraft = {
  rubricId: number;
  template: Template;
  venue: Venue;
  title: string;
  fill: ReturnType<typeof newFill>;
  dates: DateDraft[];
};

function eventOn(slot: EventSlot): EventInput {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const draft = draftOn(slot, attempt > ATTEMPTS / 2);
    if (!draft) continue;
    const keys = draft.dates.map(({ date }) => `${draft.title}|${draft.venue.mainId ?? draft.venue.id}|${date}`);
    if (
      new Set(keys).size < keys.length ? slot.usedKeys.has(keys[0] ?? '') : keys.some((key) => slot.usedKeys.has(key))
    )
      continue;
    for (const key of keys) slot.usedKeys.add(key);
    return toEvent(slot, draft);
  }
  throw new Error(`Ran out of ideas for ${slot.day}: add titles or venues, or ask for fewer events.`);
}

/** Returns a draft; undefined when the rubric has nothing for the day. After many failures a single date will do. */
function draftOn({ day, today, random }: EventSlot, isSingleDate: boolean): EventDraft | undefined {
  const texts = random.weighted(weightedTexts);
  const fitting = fittingTemplates(day, texts);
  if (fitting.length === 0) return undefined;
  const template = random.weighted(fitting);
  const kind = random.pick(template.venues);
  const venue = random.weighted(weightedVenues.get(kind) ?? allVenues);
  // Not a copy of all pools for each draft: local words hide the common ones.
  const pools: Record<string, readonly string[]> = Object.create(poolsOf.get(texts) ?? null);
  Object.assign(pools, {
    ort: [venue.community.districtId ? venue.community.name : shortName(venue.community.name)],
    haus: [venue.name],
    monat: [monthNameOf(day)],
  });
  const fill = newFill(pools, random);
  const title = capitalised(fill.plain(random.pick(template.titles)));
  const form: Form = isSingleDate ? 'once' : random.pick(template.forms ?? ['once']);
  const dates = scheduleOf(form, { template, day, today, lastDay: addDays(today, HORIZON_DAYS), random });
  return { rubricId: texts.rubricId, template, venue, title, fill, dates };
}

type WeightedTemplates = readonly (readonly [Template, number])[];
/** The cache of templates that fit a day; days come one after the other. */
const fittingCache = { day: '', of: new Map<RubricTexts, WeightedTemplates>() };

function fittingTemplates(day: Day, texts: RubricTexts): WeightedTemplates {
  if (fittingCache.day !== day) Object.assign(fittingCache, { day, of: new Map() });
  const cached = fittingCache.of.get(texts);
  if (cached) return cached;
  const weekday = weekdayOf(day);
  const templates = texts.templates
    .filter(({ inSeason, weekdays }) => inSeason(day) && (weekdays?.includes(weekday) ?? true))
    .map((entry) => [entry, entry.weight ?? 1] as const);
  fittingCache.of.set(texts, templates);
  return templates;
}

const shortName = (name: string) => name.replace(/ (an der|am|unter|unter den) .*$/, '');

function toEvent({ today, id, random }: EventSlot, draft: EventDraft): EventInput {
  const { rubricId, template, venue, title, fill, dates } = draft;
  const promoter = promoterOf(rubricId, venue, random);
  const entry = entryOf(template, random);
  const appointments = dates.map(
    (date, index): AppointmentInput => ({ id: `${id}a${index + 1}`, ...date, status: 'scheduled' }),
  );
  const otherVenue = random.pick(venuesOfKind.get(venue.kind) ?? VENUES);
  const otherLocation = { id: otherVenue.id, label: `${otherVenue.name}, ${otherVenue.community.name}` };
  const outcome = outcomeOf(appointments, otherLocation, random);
  const icon = RUBRICS.find((rubric) => rubric.id === rubricId)?.icon ?? 'star';
  const isAccessible = venue.accessibility !== undefined && random.chance(0.85);
  const accessFeatures = accessFeaturesOf(id, isAccessible ? venue.accessibility : undefined);
  const artist = template.titles.some((text) => /\{(band|ensemble|jazz|person|chor|dj)\}/.test(text))
    ? fill.plain(artistSlot(template))
    : undefined;
  const times = timesOfRecording(today, random);
  return {
    id,
    title,
    ...textsOf(template, fill, venue, promoter, random),
    rubricIds: rubricIdsOf(rubricId, template, random),
    tags: [...new Set(template.tags.map(fill.plain))],
    priority: random.weighted([
      [0, 90],
      [5, 7],
      [10, 3],
    ]),
    ...outcome,
    locationId: venue.id,
    promoterId: promoter.id,
    ...entry,
    children: template.children ?? false,
    barrierFree: isAccessible,
    accessFeatures,
    ...versionsOf({ id, title, free: entry.free, accessFeatures, venue }),
    ...(isAccessible && venue.accessibility ? { accessibility: venue.accessibility } : {}),
    links: linksOf({ title, free: entry.free, venue, promoter, ...(artist ? { artist } : {}) }, random),
    freeFields: freeFieldsOf(template, dates[0]?.from, random),
    media: picturesOf(
      {
        id,
        title,
        place: venue.community.name,
        icon,
        motifs: template.motifs ?? [],
        artist: fill.plain('{vorname3} {nachname3}'),
      },
      random,
    ),
    ...times,
  };
}

const artistSlot = (template: Template) =>
  template.titles.join(' ').match(/\{(band|ensemble|jazz|person|chor|dj)\}/)?.[0] ?? '{person}';

/** The second rubric of some events, by their main one. */
const RELATED_RUBRICS: Record<number, number> = {
  1: 2,
  2: 1,
  4: 14,
  5: 9,
  6: 15,
  7: 6,
  8: 6,
  9: 5,
  10: 6,
  11: 4,
  12: 1,
  13: 1,
  14: 4,
  15: 6,
  16: 5,
};

/** Returns one rubric for most events; children's events and those about food often have a second. */
function rubricIdsOf(main: number, template: Template, random: Random): number[] {
  const second = template.children && main !== 3 ? 3 : random.chance(0.08) ? RELATED_RUBRICS[main] : undefined;
  return second === undefined || second === main ? [main] : [main, second];
}

/** Returns the promoter of the rubric if there is one nearby, or else a town. */
function promoterOf(rubricId: number, venue: Venue, random: Random): Promoter {
  const experts = PROMOTERS.filter(({ rubricIds }) => rubricIds.includes(rubricId));
  const nearby = [...experts, ...anyPromoter].filter(
    ({ community: place }) => place.communityId === venue.community.communityId,
  );
  if (nearby.length > 0 && random.chance(0.6)) return random.pick(nearby);
  return random.pick(experts.length > 0 ? experts : anyPromoter);
}

/**
 * Returns the times of creation and change. Some events are new of the last days, none is in the future; a third was
 * changed since.
 */
function timesOfRecording(today: Day, random: Random): Pick<EventInput, 'createdAt' | 'updatedAt'> {
  const instantOn = (day: Day) =>
    `${day}T${String(random.int(6, 18)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00Z`;
  const created = addDays(today, random.chance(RECENT_SHARE) ? -random.int(1, 6) : -random.int(9, 240));
  const createdAt = instantOn(created);
  const changed = random.chance(0.33)
    ? addDays(created, random.int(1, Math.max(1, daysBetween(created, today) - 1)))
    : undefined;
  return { createdAt, updatedAt: changed && changed < today ? instantOn(changed) : createdAt };
}

/** Formats the first and last day of the generated events, for log lines. */
export const formatRange = (today: Day): string =>
  `${formatDay(today)} bis ${formatDay(addDays(today, HORIZON_DAYS - 1))}`;
