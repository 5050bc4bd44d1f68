import { addDays } from '../../../../src/lib/days';
import { toPlaces } from '../../../../src/model/answers/places';
import { at, checkRefusal, fieldsOf, idsOf, metaOf, named, type Raw, read, rowsOf, type Session } from '../session';
import { failureOf, lastDayOf, MAX_PAGE_SIZE } from './check-events';

/** The days of the range that is read, as a page of a month needs them. */
const DAYS = 30;

/** Checks the dates of a month against the list. */
export async function checkDays(session: Session): Promise<void> {
  const { report, today } = session;
  const [from, to] = [today, addDays(today, DAYS)];
  const month = await read(session, 'events/days', `events/days?from=${from}&to=${to}`);
  if (month.status === 200) {
    const dates = rowsOf(month);
    const outside = dates.filter((date) => String(date.date) > to || lastDayOf(date) < from);
    report.add(month, `only dates between ${from} and ${to}`, outside.length > 0 && named(outside));
    const days = dates.map(({ date }) => (String(date) < from ? from : String(date)));
    report.add(
      month,
      'dates in order of their days',
      days.some((day, index) => day < (days[index - 1] ?? '')) && 'another order',
    );
    const list = await session.ask(`events?from=${from}&to=${to}&pageSize=${MAX_PAGE_SIZE}`);
    const ids = new Set(idsOf(dates));
    const missing = rowsOf(list).filter(({ id }) => !ids.has(String(id)));
    report.add(
      month,
      'the dates of every event that the list has in this range',
      metaOf(month).more !== true && missing.length > 0 && `none of ${named(missing)}`,
    );
    const isWhole = Number(metaOf(list).total) <= rowsOf(list).length;
    const listed = new Set(idsOf(rowsOf(list)));
    // What ended today is in the calendar, but no longer in the list.
    const others = dates.filter((date) => !listed.has(String(date.id)) && String(date.date) > today && !date.newDate);
    report.add(month, 'no dates of other events', isWhole && others.length > 0 && named(others));
    await checkNight(session, from, to, dates);
  }
  const refused = await session.ask(`events/days?from=${from}&to=${addDays(from, 400)}`);
  checkRefusal(report, refused, [400, 422], 'for more than 62 days');
}

/** Checks that a date over midnight is an entry of the day on which it begins. */
async function checkNight({ report, ask }: Session, from: string, to: string, dates: readonly Raw[]): Promise<void> {
  const night = dates.find(
    ({ date, endDate, from: begin, until }) =>
      !endDate &&
      typeof begin === 'string' &&
      typeof until === 'string' &&
      until < begin &&
      String(date) > from &&
      String(date) < to,
  );
  if (!night) return;
  const day = String(night.date);
  const ofDay = await ask(`events/days?from=${day}&to=${day}`);
  report.add(
    ofDay,
    `the date of the event ${night.id}, which begins on this day and ends after midnight`,
    !idsOf(rowsOf(ofDay)).includes(String(night.id)) && 'an answer without it',
  );
}

/** Checks the venues against the list. */
export async function checkPlaces(session: Session): Promise<void> {
  const { report } = session;
  const map = await read(session, 'events/places');
  if (map.status !== 200) return;
  const { data, meta } = fieldsOf(map.body);
  const rows = Array.isArray(data) ? data : [];
  let readableCount = 0;
  report.add(
    map,
    'places that the elements can read',
    failureOf(() => {
      readableCount = toPlaces({ data, meta }).places.length;
    }),
  );
  report.add(map, 'no place at 0° N, 0° E, or beyond the poles', readableCount < rows.length && 'such places');
  const list = await session.ask('events?pageSize=1');
  const { total, placed } = metaOf(map);
  report.add(map, `meta.total ${metaOf(list).total}, as in the list`, total !== metaOf(list).total && `${total}`);
  report.add(map, 'meta.placed of at most meta.total', Number(placed) > Number(total) && `${placed} of ${total}`);
  const sum = rows.reduce((count: number, row) => count + Number(Array.isArray(row) ? row[3] : 0), 0);
  report.add(map, 'places with as many events as meta.placed says', sum < Number(placed) && `${sum} of ${placed}`);
  const [first] = rows;
  if (!Array.isArray(first)) return;
  const [id, lat, lon] = first.map(Number);
  const box = [Number(lon) - 0.01, Number(lat) - 0.01, Number(lon) + 0.01, Number(lat) + 0.01].join();
  const part = await session.ask(`events/places?bbox=${box}`);
  const inside = at(part.body, 'data');
  const ids = Array.isArray(inside) ? inside.map((row) => Number(Array.isArray(row) && row[0])) : [];
  report.add(part, `the place ${id}, which is in this box`, !ids.includes(Number(id)) && 'an answer without it');
}
