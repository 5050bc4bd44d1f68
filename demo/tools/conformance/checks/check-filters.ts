import { addDays } from '../../../../src/lib/days';
import type { Exchange } from '../exchange';
import { at, dataOf, fieldsOf, idsOf, metaOf, named, type Raw, read, rowsOf, type Session } from '../session';
import { lastDayOf, MAX_PAGE_SIZE } from './check-events';

/** A word that no event contains. */
const NO_WORD = 'qxzvwkjypf';
/** The flags of a row that are filters, too. */
const FLAGS = ['free', 'children', 'barrierFree'] as const;

/** Reads the list with a filter. */
const filtered = (session: Session, query: string) =>
  read(session, 'events', `events?${query}&pageSize=${MAX_PAGE_SIZE}`);

/** Checks that each filter of the list leaves out what it has to, and nothing else. */
export async function checkFilters(session: Session, rows: readonly Raw[]): Promise<void> {
  if (rows.length === 0) return;
  await checkDays(session, rows);
  await checkText(session, rows);
  await checkRubric(session, rows);
  await checkTagFilter(session, rows);
  await checkCommunity(session, rows);
  await checkFlags(session, rows);
  await checkIds(session, rows);
  await checkToday(session);
}

/** Checks that a filtered list has all the rows that it must have, and no other. */
function checkOnly(session: Session, found: Exchange, rows: readonly Raw[], fits: (row: Raw) => boolean, what: string) {
  if (found.status !== 200) return;
  const { report } = session;
  const wrong = rowsOf(found).filter((row) => !fits(row));
  report.add(found, `only events ${what}`, wrong.length > 0 && `also ${named(wrong)}`);
  const ids = new Set(idsOf(rowsOf(found)));
  const isWhole = Number(metaOf(found).total) <= ids.size;
  const missing = rows.filter((row) => fits(row) && !ids.has(String(row.id)));
  report.add(found, `every event ${what}`, isWhole && missing.length > 0 && `a list without ${named(missing)}`);
}

async function checkDays(session: Session, rows: readonly Raw[]): Promise<void> {
  const { today, report } = session;
  const day = rows.map((row) => String(at(row, 'appointment', 'date'))).find((date) => date > today) ?? today;
  const fits = (from: string, to: string) => (row: Raw) => {
    const appointment = at(row, 'appointment');
    const first = [at(appointment, 'date'), at(appointment, 'newDate'), row.newDate].map(String).sort()[0] ?? '';
    return first <= to && (lastDayOf(appointment) >= from || String(row.newDate ?? '') >= from);
  };
  const found = await filtered(session, `from=${day}&to=${day}`);
  const starting = rows.filter((row) => at(row, 'appointment', 'date') === day);
  checkOnly(session, found, starting, fits(day, day), `of ${day}`);
  const week = [addDays(today, 1), addDays(today, 7)] as const;
  const ofWeek = await filtered(session, `from=${week[0]}&to=${week[1]}`);
  const inWeek = rows.filter((row) => {
    const date = String(at(row, 'appointment', 'date'));
    return date >= week[0] && date <= week[1];
  });
  checkOnly(session, ofWeek, inWeek, fits(...week), `between ${week[0]} and ${week[1]}`);
  const far = addDays(today, 36_500);
  const none = await filtered(session, `from=${far}`);
  report.add(none, 'no events a hundred years from now', rowsOf(none).length > 0 && named(rowsOf(none)));
}

async function checkText(session: Session, rows: readonly Raw[]): Promise<void> {
  const { report } = session;
  const named = rows.map((row) => ({ row, word: longestWordOf(row.title) })).find(({ word }) => word.length > 4);
  if (named) {
    const found = await filtered(session, `q=${encodeURIComponent(named.word)}`);
    const isMissing =
      Number(metaOf(found).total) <= MAX_PAGE_SIZE && !idsOf(rowsOf(found)).includes(String(named.row.id));
    report.add(found, `the event ${named.row.id}, whose title has this word`, isMissing && 'a list without it');
  }
  const none = await filtered(session, `q=${NO_WORD}`);
  report.add(
    none,
    'no events for a word that none contains',
    rowsOf(none).length > 0 && `${metaOf(none).total} events`,
  );
  report.add(none, 'meta.total 0', metaOf(none).total !== 0 && `${metaOf(none).total}`);
}

/** Returns the longest word of a title. */
export const longestWordOf = (title: unknown): string =>
  [...String(title).matchAll(/\p{L}+/gu)].map(([word]) => word).sort((one, other) => other.length - one.length)[0] ??
  '';

async function checkRubric(session: Session, rows: readonly Raw[]): Promise<void> {
  const { report } = session;
  const ids = [...new Set(rows.map((row) => at(row, 'rubric', 'id')))];
  const totals = [];
  for (const id of ids.slice(0, 2)) {
    const found = await filtered(session, `rubric=${id}`);
    // An event may have further rubrics, which only its page names.
    const others = rowsOf(found).filter((row) => at(row, 'rubric', 'id') !== id);
    const wrong = [];
    for (const row of others.slice(0, MAX_LOOKED_UP)) {
      const { rubrics } = dataOf(await session.ask(`events/${encodeURIComponent(String(row.id))}`));
      if (!Array.isArray(rubrics) || !rubrics.some((rubric) => at(rubric, 'id') === id)) wrong.push(row);
    }
    const looked = new Set(wrong);
    checkOnly(
      session,
      found,
      rows,
      (row) => at(row, 'rubric', 'id') === id || (others.includes(row) && !looked.has(row)),
      `of the category ${id}`,
    );
    totals.push(Number(metaOf(found).total));
  }
  const [one, other] = totals;
  if (one === undefined || other === undefined) return;
  const both = await filtered(session, `rubric=${ids[0]},${ids[1]}`);
  const total = Number(metaOf(both).total);
  report.add(
    both,
    `the events of either category: between ${Math.max(one, other)} and ${one + other}`,
    (total < Math.max(one, other) || total > one + other) && `${total}`,
  );
}

/** The number of rows whose page is read for their other rubrics. */
const MAX_LOOKED_UP = 3;

async function checkTagFilter(session: Session, rows: readonly Raw[]): Promise<void> {
  const tags = (row: Raw) => (Array.isArray(row.tags) ? row.tags : []);
  const tag = rows.flatMap(tags)[0];
  if (typeof tag !== 'string') return;
  const found = await filtered(session, `tag=${encodeURIComponent(tag)}`);
  checkOnly(session, found, rows, (row) => tags(row).includes(tag), `with the tag "${tag}"`);
}

async function checkCommunity(session: Session, rows: readonly Raw[]): Promise<void> {
  // An event that has moved is found by its new place, which its row has only as a text.
  const placed = rows.filter((row) => !row.newLocation && !at(row, 'appointment', 'newLocation'));
  const idOf = (row: Raw) => at(row, 'location', 'community', 'community_id');
  const id = placed.map(idOf).find((value) => value !== undefined);
  if (id === undefined) return;
  const found = await filtered(session, `community=${id}`);
  const isMoved = (row: Raw) => Boolean(row.newLocation ?? at(row, 'appointment', 'newLocation'));
  checkOnly(session, found, placed, (row) => idOf(row) === id || isMoved(row), `in the municipality ${id}`);
}

async function checkFlags(session: Session, rows: readonly Raw[]): Promise<void> {
  for (const flag of FLAGS) {
    const found = await filtered(session, `${flag}=1`);
    checkOnly(session, found, rows, (row) => row[flag] === true, `with ${flag}`);
  }
}

async function checkIds(session: Session, rows: readonly Raw[]): Promise<void> {
  const ids = idsOf(rows).slice(0, 2);
  const found = await filtered(session, `ids=${ids.map(encodeURIComponent).join(',')}`);
  checkOnly(session, found, rows, ({ id }) => ids.includes(String(id)), `of these ids`);
}

/** Checks that a relative range is the same as its days. */
async function checkToday(session: Session): Promise<void> {
  const { report, today } = session;
  const relative = await filtered(session, 'when=today');
  const absolute = await filtered(session, `from=${today}&to=${today}`);
  report.add(
    relative,
    `as many events as from=${today}&to=${today}`,
    metaOf(relative).total !== metaOf(absolute).total && `${metaOf(relative).total} and ${metaOf(absolute).total}`,
  );
}

/** The facets with the parameter that selects one of their values. */
const FACETS = [
  ['rubric', 'id', 'rubric'],
  ['tag', 'name', 'tag'],
  ['community', 'community_id', 'community'],
] as const;

/** Checks the numbers of further filters. */
export async function checkFacets(session: Session): Promise<void> {
  const { report } = session;
  const whole = await read(session, 'events', 'events?facets=1');
  const facets = fieldsOf(metaOf(whole).facets);
  if (!report.add(whole, 'meta.facets', Object.keys(facets).length === 0 && 'none')) return;
  for (const [name, key, parameter] of FACETS) {
    const values = facets[name];
    const [first] = Array.isArray(values) ? values : [];
    if (first === undefined) continue;
    const value = at(first, key);
    const found = await session.ask(`events?${parameter}=${encodeURIComponent(String(value))}`);
    report.add(
      whole,
      `in meta.facets.${name} as many events for ${value} as the list has with this filter: ${metaOf(found).total}`,
      at(first, 'count') !== metaOf(found).total && `${at(first, 'count')}`,
    );
  }
}
