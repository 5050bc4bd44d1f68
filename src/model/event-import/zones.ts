import ICAL from 'ical.js';
import { findIana } from 'windows-iana';

/** The clock of a zone. Wall clocks are in ms since 1970, as if they were UTC. */
export type Zone = { toUtc(wallMs: number): number; toWall(utcMs: number): number };

const MINUTE_MS = 60_000;
const MAX_CHANGES = 400;
/** The last year for which ical.js computes clock changes; the calendar repeats every 28 years. */
const LAST_YEAR = 2035;
const SAME_CALENDAR = 28;

/** Returns a zone with a fixed offset from UTC, in minutes. */
export const fixedZone = (minutes: number): Zone => ({
  toUtc: (wallMs) => wallMs - minutes * MINUTE_MS,
  toWall: (utcMs) => utcMs + minutes * MINUTE_MS,
});

export const UTC = fixedZone(0);

const zones = new Map<string, Zone | undefined>();

/** Returns the zone of a name that Intl supports; undefined for any other. */
export function zoneOfIntl(name: string): Zone | undefined {
  if (!zones.has(name)) {
    // A malicious file names thousands.
    if (zones.size > 1000) zones.clear();
    zones.set(name, newZoneOfIntl(name));
  }
  return zones.get(name);
}

export const BERLIN = zoneOfIntl('Europe/Berlin') ?? fixedZone(60);

function newZoneOfIntl(name: string): Zone | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    const offsetAt = (utcMs: number) => offsetMs(format.formatToParts(utcMs).find(isOffset)?.value ?? '');
    return {
      toUtc: (wallMs) => wallMs - offsetAt(wallMs - offsetAt(wallMs)),
      toWall: (utcMs) => utcMs + offsetAt(utcMs),
    };
  } catch {
    return undefined;
  }
}

const isOffset = ({ type }: Intl.DateTimeFormatPart) => type === 'timeZoneName';

/** Reads an offset such as 'GMT+05:30', in ms. */
function offsetMs(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d?):?(\d\d)?/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/**
 * Finds the zone of a name in a file: a name of Intl, also with a vendor prefix
 * ('/mozilla.org/20050126_1/Europe/Berlin'); a name of Windows; a list of towns ('(UTC+01:00) Amsterdam, Berlin, …');
 * or an offset ('GMT+0200').
 *
 * @returns undefined for an unsupported one
 */
export function zoneByName(name: string): Zone | undefined {
  const plain = name.trim().slice(0, 200);
  const tail = /[A-Za-z_]+\/[A-Za-z_+-]+$/.exec(plain)?.[0] ?? '';
  const [windows = ''] = findIana(plain);
  const matchingZone = zoneOfIntl(plain) ?? zoneOfIntl(tail) ?? zoneOfIntl(windows);
  return matchingZone ?? zoneOfTown(plain) ?? zoneOfOffset(plain);
}

/** The names of zones by the town in them. */
const towns = new Map<string, string>();

function zoneOfTown(name: string): Zone | undefined {
  if (towns.size === 0) {
    for (const zone of Intl.supportedValuesOf('timeZone'))
      towns.set(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '), zone);
  }
  const listed = name.replace(/^\([^)]*\)/, '').split(/[,;]/);
  const zone = listed.flatMap((one) => towns.get(one.trim()) ?? [])[0];
  return zone === undefined ? undefined : zoneOfIntl(zone);
}

function zoneOfOffset(name: string): Zone | undefined {
  const [, offset] = /^\(?(?:UTC|GMT)?\s*([+-]\d\d?:?(?:\d\d)?)(?:\)|$)/i.exec(name) ?? [];
  return offset === undefined ? undefined : fixedZone(offsetMs(offset) / MINUTE_MS);
}

/**
 * Reads the zone that the lines of a VTIMEZONE describe.
 *
 * @returns undefined if they are unreadable or too costly to compute
 */
export function zoneOfLines(name: string, lines: readonly string[]): Zone | undefined {
  const matchingZone = /\//.test(name) ? zoneOfIntl(name.trim()) : undefined;
  try {
    const component = new ICAL.Component(ICAL.parse(['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n')));
    const changes = component.getAllSubcomponents();
    const isYearly = changes.every((change) => change.getAllProperties('rrule').every((rule) => isYearlyRule(rule)));
    if (changes.length === 0 || changes.length > MAX_CHANGES || !isYearly) return matchingZone;
    // Some describe only the changes near their events; Intl has more.
    if (matchingZone && !changes.every((change) => change.hasProperty('rrule'))) return matchingZone;
    return zoneOfICal(new ICAL.Timezone({ component, tzid: name }));
  } catch {
    return matchingZone;
  }
}

const isYearlyRule = (rule: ICAL.Property): boolean => {
  const value = rule.getFirstValue();
  return value instanceof ICAL.Recur && value.freq === 'YEARLY';
};

function zoneOfICal(zone: ICAL.Timezone): Zone {
  const offsetAt = (wallMs: number): number => {
    const wall = new Date(wallMs);
    let year = wall.getUTCFullYear();
    while (year > LAST_YEAR) year -= SAME_CALENDAR;
    const time = ICAL.Time.fromData({
      year,
      month: wall.getUTCMonth() + 1,
      day: wall.getUTCDate(),
      hour: wall.getUTCHours(),
      minute: wall.getUTCMinutes(),
    });
    return zone.utcOffset(time) * 1000;
  };
  return {
    toUtc: (wallMs) => wallMs - offsetAt(wallMs),
    toWall: (utcMs) => utcMs + offsetAt(utcMs + offsetAt(utcMs)),
  };
}
