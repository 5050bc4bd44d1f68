import { isDay } from '../../../../lib/days';

/** A day and, unless it means the whole day, a time on the clock of a zone. */
export type Moment = {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'HH:mm'; absent for a whole day. */
  time?: string;
  /** A name that Intl knows; absent for the time of Berlin. */
  zone?: string;
};

/** Day and time on the clock of Berlin. */
export type Local = { day: string; time?: string };

const BERLIN = 'Europe/Berlin';
const MINUTE_MS = 60_000;

/** Names of Microsoft for the zones that are usual around us; Intl does not know them. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'W. Europe Standard Time': BERLIN,
  'Central Europe Standard Time': BERLIN,
  'Central European Standard Time': BERLIN,
  'Romance Standard Time': BERLIN,
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'UTC',
  'FLE Standard Time': 'Europe/Helsinki',
  'GTB Standard Time': 'Europe/Athens',
  'E. Europe Standard Time': 'Europe/Bucharest',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Russian Standard Time': 'Europe/Moscow',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Pacific Standard Time': 'America/Los_Angeles',
};

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(zone)) return formats.get(zone);
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    // A name that nobody knows.
  }
  // A hostile file names thousands.
  if (formats.size > 50) formats.clear();
  formats.set(zone, format);
  return format;
}

/**
 * The zone that a file means, as Intl calls it; also for names such as '/mozilla.org/20050126_1/Europe/Berlin'.
 *
 * @returns undefined for one that is not known
 */
export function knownZone(name: string): string | undefined {
  const plain = name.trim().slice(0, 100);
  const own = WINDOWS_ZONES[plain];
  if (own) return own;
  const tail = /[A-Za-z_]+\/[A-Za-z_+-]+$/.exec(plain)?.[0];
  return [plain, tail].find((one) => one !== undefined && /^[A-Za-z]/.test(one) && formatOf(one) !== undefined);
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetOf(zone: string, utcMs: number): number {
  const name =
    formatOf(zone)
      ?.formatToParts(utcMs)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):?(\d\d)?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/** A wall clock as if it were one of UTC, in milliseconds. */
export const wallMs = ({ day, time = '00:00' }: Local): number => Date.parse(`${day}T${time}:00Z`);

/** @param isWhole whether only the day counts */
export function wallOf(ms: number, isWhole = false): Local {
  const text = new Date(ms).toISOString();
  return { day: text.slice(0, 10), ...(!isWhole && { time: text.slice(11, 16) }) };
}

/** The instant that a moment means, in milliseconds since 1970. */
export function instantOf(moment: Moment): number {
  const wall = wallMs(moment);
  const zone = moment.zone ?? BERLIN;
  return wall - offsetOf(zone, wall - offsetOf(zone, wall));
}

/** What the clock of a zone shows at an instant. */
export const wallAt = (utcMs: number, zone: string = BERLIN): Local => wallOf(utcMs + offsetOf(zone, utcMs));

/** Day and time in Berlin; a whole day is the same everywhere. */
export function inBerlin(moment: Moment): Local {
  const { day, time, zone } = moment;
  if (time === undefined) return { day };
  return zone === undefined || zone === BERLIN ? { day, time } : wallAt(instantOf(moment));
}

const ISO = /^([+-]?\d{4,6}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:[.,]\d+)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/** A day or moment as ISO 8601 writes it; without an offset it means the time of Berlin. */
export function isoMoment(text: string): Moment | undefined {
  const [, day, time, offset] = ISO.exec(text.trim().slice(0, 40)) ?? [];
  if (!isUsualDay(day)) return undefined;
  if (time === undefined) return { day };
  if (!isClock(time)) return undefined;
  if (offset === undefined) return { day, time };
  const digits = offset.replace(/[Zz:]/g, '').padEnd(5, '0');
  const ahead = (Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5))) * (digits.startsWith('-') ? -1 : 1);
  return wallAt(wallMs({ day, time }) - (Number.isFinite(ahead) ? ahead : 0) * MINUTE_MS);
}

/** Whether a time is on the clock. */
export const isClock = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

/** Days that calendars of people hold. */
export const isUsualDay = (day: unknown): day is string => isDay(day) && day >= '1900-01-01' && day <= '2199-12-31';
