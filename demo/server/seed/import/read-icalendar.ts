import ICAL from 'ical.js';
import { berlinDay } from '../../berlin-day';
import type { AppointmentInput, LinkInput } from '../event-input';
import { hashOf } from '../random';
import { storable, toParagraphs } from './clean-text';
import { occurrencesOf } from './occurrences';
import type { ForeignEvent, ForeignPlace, Reading } from './reading';

const SHORT = 200;

type Block = { line: number; text: string };
type Parsed = { line: number; component: ICAL.Component };

/**
 * Reads the events of an iCalendar file: series as single dates of Berlin's local time, categories as rubric and tags.
 * One broken event does not harm the others.
 *
 * @throws {SyntaxError} when there is no calendar in the text
 */
export function readICalendar(content: string, today = berlinDay(new Date())): Reading[] {
  if (!/^BEGIN:VCALENDAR\s*$/im.test(content))
    throw new SyntaxError('line 1: no BEGIN:VCALENDAR, so this is no iCalendar file');
  const zones = blocksOf(content, 'VTIMEZONE').map(({ text }) => text);
  const parsed: Parsed[] = [];
  const readings: Reading[] = [];
  for (const block of blocksOf(content, 'VEVENT')) {
    const component = componentOf(block, zones);
    if (typeof component === 'string') readings.push({ line: block.line, problem: component });
    else parsed.push({ line: block.line, component });
  }
  for (const series of seriesOf(parsed)) readings.push(readSeries(series, today));
  return readings.sort((one, other) => one.line - other.line);
}

function blocksOf(content: string, name: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, line] of content.split(/\r\n|\n|\r/).entries()) {
    if (line.trim().toUpperCase() === `BEGIN:${name}`) open = { line: index + 1, text: '' };
    if (open) open.text += `${line}\r\n`;
    if (open && line.trim().toUpperCase() === `END:${name}`) {
      blocks.push(open);
      open = undefined;
    }
  }
  return open ? [...blocks, open] : blocks;
}

/** The event, or why it cannot be read. */
function componentOf({ text }: Block, zones: readonly string[]): ICAL.Component | string {
  try {
    const calendar = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${zones.join('')}${text}END:VCALENDAR\r\n`));
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    return calendar.getFirstSubcomponent('vevent') ?? 'no event';
  } catch (error) {
    return `not iCalendar (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** Events of one UID belong together: the series first, then its exceptions. */
function seriesOf(parsed: readonly Parsed[]): Parsed[][] {
  const series = new Map<string, Parsed[]>();
  for (const one of parsed) {
    const key = textOf(one.component, 'uid') ?? `line ${one.line}`;
    series.set(key, [...(series.get(key) ?? []), one]);
  }
  return [...series.values()].map((members) =>
    members.sort(
      (one, other) =>
        Number(isException(one.component)) - Number(isException(other.component)) || one.line - other.line,
    ),
  );
}

const isException = (component: ICAL.Component) => component.hasProperty('recurrence-id');

const textOf = (component: ICAL.Component, name: string): string | undefined => {
  const value = component.getFirstPropertyValue(name);
  const text = value === null || value === undefined ? '' : String(storable(String(value))).trim();
  return text === '' ? undefined : text;
};

function readSeries([master, ...exceptions]: Parsed[], today: string): Reading {
  if (!master) return { line: 1, problem: 'no event' };
  const { line, component } = master;
  const title = textOf(component, 'summary');
  if (!title) return { line, problem: 'SUMMARY is missing' };
  if (!component.hasProperty('dtstart')) return { line, problem: 'DTSTART is missing' };
  try {
    const dates = occurrencesOf(
      component,
      exceptions.map((one) => one.component),
      today,
    );
    if (dates.length === 0) return { line, problem: 'no date is left' };
    return { line, event: toForeignEvent(component, title, dates) };
  } catch (error) {
    return { line, problem: error instanceof Error ? error.message : String(error) };
  }
}

function toForeignEvent(component: ICAL.Component, title: string, dates: Omit<AppointmentInput, 'id'>[]): ForeignEvent {
  const uid = textOf(component, 'uid') ?? `${title}|${textOf(component, 'dtstart')}`;
  const id = `ical${hashOf(uid).toString(36)}${hashOf(`${uid}|`).toString(36)}`;
  const description = textOf(component, 'description');
  const location = locationOf(component);
  return {
    id,
    title: title.slice(0, 500),
    ...(description ? { shortdesc1: shortened(description), longdesc1: toParagraphs(description) } : {}),
    rubricNames: categoriesOf(component),
    looseRubrics: true,
    tags: [],
    priority: 0,
    status: textOf(component, 'status')?.toUpperCase() === 'CANCELLED' ? 'cancelled' : 'scheduled',
    appointments: dates.map((date, index) => ({ ...date, id: `${id}a${index + 1}` })),
    free: false,
    children: false,
    barrierFree: false,
    accessFeatures: [],
    links: linksOf(component),
    ticketAgencies: [],
    freeFields: [],
    ...(location ? { location } : {}),
  };
}

function shortened(description: string): string {
  const first = description.split('\n')[0]?.trim() ?? '';
  return first.length <= SHORT ? first : `${first.slice(0, first.lastIndexOf(' ', SHORT) || SHORT)} …`;
}

const categoriesOf = (component: ICAL.Component): string[] => [
  ...new Set(
    component
      .getAllProperties('categories')
      .flatMap((property) => property.getValues())
      .map((value) => String(storable(String(value))).trim())
      .filter((name) => name !== ''),
  ),
];

function linksOf(component: ICAL.Component): LinkInput[] {
  const url = textOf(component, 'url');
  return url && /^https?:\/\/[^\s"<>]+$/i.test(url) ? [{ kind: 'event', url, text: 'Mehr zur Veranstaltung' }] : [];
}

/** The first part of LOCATION is the name, all of it helps to find the community. */
function locationOf(component: ICAL.Component): ForeignPlace | undefined {
  const whole = textOf(component, 'location');
  if (!whole) return undefined;
  const [name = whole, ...rest] = whole
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const geo = textOf(component, 'geo')?.split(/[;,]/).map(Number);
  const [lat, lon] = geo ?? [];
  const zip = /\b\d{5}\b/.exec(whole)?.[0];
  const street = rest.find((part) => /\d/.test(part) && !/\b\d{5}\b/.test(part));
  const known = lat !== undefined && lon !== undefined && Number.isFinite(lat) && Number.isFinite(lon);
  return { name, where: whole, ...(zip ? { zip } : {}), ...(street ? { street } : {}), ...(known ? { lat, lon } : {}) };
}
