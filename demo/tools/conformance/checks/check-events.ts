import { addDays, daysBetween } from '../../../../src/lib/days';
import { ShapeError } from '../../../../src/lib/parse';
import { toEventDetail } from '../../../../src/model/answers/event-detail';
import { toEventPage } from '../../../../src/model/answers/event-page';
import { toEventRow } from '../../../../src/model/answers/event-row';
import type { Exchange } from '../exchange';
import {
  at,
  checkRefusal,
  checkTag,
  checkUnknown,
  dataOf,
  fieldsOf,
  idsOf,
  metaOf,
  named,
  type Raw,
  read,
  rowsOf,
  type Session,
  UNKNOWN_ID,
} from '../session';

/** The most rows that a page may have. */
export const MAX_PAGE_SIZE = 100;

/** Checks the list of events and its pages. @returns the first rows, at most 100 */
export async function checkList(session: Session): Promise<Raw[]> {
  const { report } = session;
  const plain = await read(session, 'events');
  checkMeta(session, plain, 1);
  await checkTag(session, 'events', plain);
  const all = await read(session, 'events', `events?pageSize=${MAX_PAGE_SIZE}`);
  checkMeta(session, all, 1);
  const rows = rowsOf(all);
  report.add(all, 'at least one coming event, so that rows can be checked', rows.length === 0 && 'none');
  checkRows(session, all);
  checkOrder(session, all);
  if (rows.length > 0) await checkPages(session, all);
  await checkLimit(session);
  await checkBadParameters(session);
  const unknown = await session.ask('events?utm_source=newsletter');
  report.add(
    unknown,
    'the same answer as without the parameter that no call knows',
    unknown.status !== 200 || metaOf(unknown).total !== metaOf(plain).total
      ? `status ${unknown.status}, total ${metaOf(unknown).total} in place of ${metaOf(plain).total}`
      : '',
  );
  return rows;
}

/** Checks the numbers of a list against its rows. */
function checkMeta({ report }: Session, exchange: Exchange, number: number): void {
  if (exchange.status !== 200) return;
  const { page, pageSize, total } = metaOf(exchange);
  const count = rowsOf(exchange).length;
  const expected = Math.max(0, Math.min(Number(pageSize), Number(total) - (number - 1) * Number(pageSize)));
  report.add(exchange, `meta.page ${number}`, page !== number && `${page}`);
  report.add(
    exchange,
    'as many rows as meta.total and meta.pageSize say',
    count !== expected && `${count} rows with total ${total} and pageSize ${pageSize}`,
  );
}

/** Checks each row of a list by itself. */
function checkRows(session: Session, exchange: Exchange): void {
  const { report, today } = session;
  const rows = rowsOf(exchange);
  const ids = idsOf(rows);
  report.add(exchange, 'each event once', ids.length > new Set(ids).size && 'an id that occurs twice');
  report.add(
    exchange,
    'a meta that the elements can read',
    failureOf(() => toEventPage({ data: [], meta: metaOf(exchange) })),
  );
  const unreadable = rows.flatMap((row) => failureOf(() => toEventRow(row)) ?? []);
  report.add(exchange, 'rows that the elements can read', unreadable[0]);
  const over = rows.filter((row) => lastDayOf(at(row, 'appointment')) < today);
  report.add(exchange, 'no events that ended before today', over.length > 0 && named(over));
  checkTexts(session, exchange, rows);
  checkSpans(
    session,
    exchange,
    rows.map((row) => at(row, 'appointment')),
  );
}

/** Checks that texts contain no scripts. */
function checkTexts({ report }: Session, exchange: Exchange, records: readonly Raw[]): void {
  const hostile = /<\s*(?:script|iframe|object|embed|form)\b|<[^>]*\son\w+\s*=|(?:href|src)\s*=\s*["']?\s*javascript:/i;
  const found = records.flatMap((record) =>
    Object.entries(record).flatMap(([name, value]) =>
      typeof value === 'string' && hostile.test(value) ? [`${name} of ${named([record])}`] : [],
    ),
  );
  report.add(exchange, 'texts without scripts, frames and event handlers', found[0]);
}

/** Checks that dates end after they begin. */
function checkSpans({ report }: Session, exchange: Exchange, appointments: readonly unknown[]): void {
  const wrong = appointments.find((appointment) => {
    const { date, endDate } = fieldsOf(appointment);
    return typeof endDate === 'string' && endDate < String(date);
  });
  report.add(exchange, 'no endDate before its date', wrong !== undefined && JSON.stringify(wrong));
}

/** Checks the order by date: what has begun earlier counts as today, an equal day is ordered by time. */
function checkOrder({ report, today }: Session, exchange: Exchange): void {
  const keys = rowsOf(exchange).flatMap((row) => {
    const { date, from, newDate } = fieldsOf(at(row, 'appointment'));
    if (typeof date !== 'string' || newDate || row.newDate) return [];
    const isRunning = date < today;
    return [{ row, day: isRunning ? today : date, time: isRunning || typeof from !== 'string' ? undefined : from }];
  });
  const wrong = keys.find(({ day, time }, index) => {
    const earlier = keys[index - 1];
    if (!earlier) return false;
    return day < earlier.day || (day === earlier.day && time && earlier.time && time < earlier.time);
  });
  report.add(exchange, 'rows in the order of their dates and times', wrong && `${named([wrong.row])} too late`);
}

/** Checks that pages follow on each other. */
async function checkPages(session: Session, all: Exchange): Promise<void> {
  const { report } = session;
  const { total } = metaOf(all);
  const pageSize = rowsOf(all).length > 3 ? 2 : 1;
  const pages = [];
  for (const number of [1, 2]) {
    const page = await read(session, 'events', `events?pageSize=${pageSize}&page=${number}`);
    if ((number - 1) * pageSize < Number(total)) checkMeta(session, page, number);
    report.add(page, `meta.pageSize ${pageSize}`, metaOf(page).pageSize !== pageSize && `${metaOf(page).pageSize}`);
    report.add(
      page,
      `meta.total ${total}, as on the other pages`,
      metaOf(page).total !== total && `${metaOf(page).total}`,
    );
    pages.push(page);
  }
  const [first, second] = pages;
  if (!first || !second) return;
  const expected = idsOf(rowsOf(all)).slice(0, 2 * pageSize);
  const came = [first, second].flatMap((page) => idsOf(rowsOf(page)));
  report.add(
    second,
    `the events that follow on page 1: ${expected.join(', ')} on both together`,
    came.join() !== expected.join() && came.join(', '),
  );
  const { after } = metaOf(first);
  if (typeof after === 'string') {
    const next = await session.ask(`events?pageSize=${pageSize}&after=${encodeURIComponent(after)}`);
    const ids = idsOf(rowsOf(next)).join(', ');
    report.add(next, 'the rows of page 2 by meta.after of page 1', ids !== idsOf(rowsOf(second)).join(', ') && ids);
  }
  const beyond = Math.floor(Number(total) / MAX_PAGE_SIZE) + 2;
  const empty = await session.ask(`events?pageSize=${MAX_PAGE_SIZE}&page=${beyond}`);
  const isEmpty = empty.status === 200 && rowsOf(empty).length === 0 && metaOf(empty).total === total;
  report.add(
    empty,
    `an empty list with total ${total} behind the last page`,
    !isEmpty && `status ${empty.status}, ${rowsOf(empty).length} rows, total ${metaOf(empty).total}`,
  );
}

async function checkLimit({ ask, report }: Session): Promise<void> {
  const large = await ask('events?pageSize=100000');
  const isRefused = large.status >= 400 && large.status < 500;
  const isCapped = Number(metaOf(large).pageSize) <= MAX_PAGE_SIZE && rowsOf(large).length <= MAX_PAGE_SIZE;
  report.add(
    large,
    `at most ${MAX_PAGE_SIZE} rows on a page, or a refusal (400)`,
    !isRefused && !isCapped && `status ${large.status}, meta.pageSize ${metaOf(large).pageSize}`,
  );
}

/** The parameters of the list with wrong values. */
const BAD = ['page=0', 'page=x', 'pageSize=0', 'from=yesterday', 'from=2026-02-31', 'to=31.12.2026', 'rubric=x'];

async function checkBadParameters({ ask, report }: Session): Promise<void> {
  for (const parameter of BAD)
    checkRefusal(report, await ask(`events?${parameter}`), [400, 422], 'for a wrong parameter');
}

/** The fields that the row and the detail of an event share. */
const SHARED = [
  ['title'],
  ['title_en'],
  ['shortdesc1'],
  ['tags'],
  ['status'],
  ['free'],
  ['children'],
  ['barrierFree'],
  ['price'],
  ['rubric', 'id'],
  ['rubric', 'name'],
  ['appointment', 'id'],
  ['appointment', 'date'],
  ['appointment', 'from'],
  ['appointment', 'status'],
  ['lastDate'],
  ['appointmentCount'],
] as const;
/** The number of details that are read. */
const DETAILS = 3;

/** Checks the page of some listed events. */
export async function checkDetails(session: Session, rows: readonly Raw[]): Promise<void> {
  const { report } = session;
  for (const row of rows.slice(0, DETAILS)) {
    const detail = await read(session, 'events/{id}', `events/${encodeURIComponent(String(row.id))}`);
    if (detail.body === undefined || detail.status !== 200) continue;
    const data = dataOf(detail);
    report.add(detail, `the event ${row.id}`, data.id !== row.id && JSON.stringify(data.id));
    report.add(
      detail,
      'an event that the elements can read',
      failureOf(() => toEventDetail(data)),
    );
    const other = SHARED.find((path) => JSON.stringify(at(data, ...path)) !== JSON.stringify(at(row, ...path)));
    report.add(
      detail,
      'the same values as in the row of the list',
      other &&
        `${other.join('.')} ${JSON.stringify(at(data, ...other))}, in the list ${JSON.stringify(at(row, ...other))}`,
    );
    const appointments = Array.isArray(data.appointments) ? data.appointments : [];
    const shown = at(data, 'appointment', 'id');
    report.add(
      detail,
      'the shown appointment among all appointments',
      !appointments.some((appointment) => at(appointment, 'id') === shown) && `no ${JSON.stringify(shown)} there`,
    );
    checkSpans(session, detail, appointments);
    checkTexts(session, detail, [data]);
    await checkTag(session, 'events/{id}', detail);
    await checkPicture(session, row);
  }
  await checkUnknown(session, `events/${UNKNOWN_ID}`);
}

/** Checks that the picture of a row can be loaded, at its smallest width. */
async function checkPicture({ ask, report, hostOf }: Session, row: Raw): Promise<void> {
  const { src, widths } = fieldsOf(row.image);
  if (typeof src !== 'string' || !Array.isArray(widths)) return;
  const address = hostOf(src.replace('{width}', String(widths[0])));
  if (address === undefined) return;
  const picture = await ask(address);
  const type = picture.headers.get('content-type') ?? '';
  report.add(
    picture,
    'the picture of the event',
    (picture.status !== 200 || !type.startsWith('image/')) && `status ${picture.status}, ${type}`,
  );
}

/** Checks that a date over midnight belongs to the day on which it begins. */
export async function checkMidnight(session: Session, rows: readonly Raw[]): Promise<void> {
  const { report, today } = session;
  const late = rows.find((row) => {
    const { date, endDate, newDate } = fieldsOf(at(row, 'appointment'));
    return isOverMidnight(at(row, 'appointment')) && !endDate && !newDate && !row.newDate && String(date) > today;
  });
  if (!late) return;
  const day = String(at(late, 'appointment', 'date'));
  const found = await session.ask(`events?from=${day}&to=${day}&pageSize=${MAX_PAGE_SIZE}`);
  report.add(
    found,
    `the event ${late.id}, which begins on this day and ends after midnight`,
    Number(metaOf(found).total) <= MAX_PAGE_SIZE &&
      !idsOf(rowsOf(found)).includes(String(late.id)) &&
      'a list without it',
  );
}

/** Checks whether an appointment ends after midnight of its last day. */
const isOverMidnight = (appointment: unknown): boolean => {
  const { from, until } = fieldsOf(appointment);
  return typeof from === 'string' && typeof until === 'string' && until < from;
};

/** Returns the last day on which an appointment, or its new day, takes place; one over midnight ends a day later. */
export function lastDayOf(appointment: unknown): string {
  const { date, endDate, newDate } = fieldsOf(appointment);
  const last =
    [date, endDate, newDate]
      .flatMap((day) => (typeof day === 'string' ? [day] : []))
      .sort()
      .at(-1) ?? '';
  return isOverMidnight(appointment) && Number.isFinite(daysBetween(last, last)) ? addDays(last, 1) : last;
}

/** Returns the reason why a reader refuses an answer. */
export function failureOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof ShapeError ? error.problems.join(' ') : String(error);
  }
}
