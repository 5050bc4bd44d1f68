import { addDays } from '../../../../src/lib/days';
import {
  at,
  checkRefusal,
  checkUnknown,
  dataOf,
  metaOf,
  named,
  type Raw,
  read,
  rowsOf,
  type Session,
  UNKNOWN_ID,
} from '../session';

/** Checks the public articles. */
export async function checkArticles(session: Session): Promise<void> {
  const { report, ask } = session;
  const list = await read(session, 'articles');
  if (list.status === 200) {
    const rows = rowsOf(list);
    const { total, pageSize } = metaOf(list);
    const expected = Math.min(Number(total), Number(pageSize));
    report.add(
      list,
      'as many rows as meta.total and meta.pageSize say',
      rows.length !== expected && `${rows.length} of ${total}`,
    );
    const late = rows.find(({ date }, index) => String(date) > String(rows[index - 1]?.date ?? date));
    report.add(list, 'the latest articles first', late && `${named([late])} too late`);
    const beyond = await ask('articles?page=9999');
    report.add(beyond, 'an empty list behind the last page', rowsOf(beyond).length > 0 && named(rowsOf(beyond)));
    const [row] = rows;
    if (row) {
      const one = await read(session, 'articles/{id}', `articles/${encodeURIComponent(String(row.id))}`);
      const { title } = dataOf(one);
      report.add(one, 'the same title as in the list', one.status === 200 && title !== row.title && `${title}`);
    }
  }
  await checkUnknown(session, `articles/${UNKNOWN_ID}`);
}

/** Checks what is sold and what is shown. */
export async function checkAdverts(session: Session): Promise<void> {
  const { report, ask, today } = session;
  const [medium] = rowsOf(await read(session, 'adverts/catalogue'));
  const [channel] = listOf(medium?.channels);
  const [slot] = listOf(at(channel, 'slots'));
  const id = at(slot, 'id');
  if (id !== undefined) {
    const to = addDays(today, 13);
    const query = `slot=${encodeURIComponent(String(id))}&from=${today}&to=${to}`;
    const days = await read(session, 'adverts/availability', `adverts/availability?${query}`);
    const outside = rowsOf(days).filter(({ date }) => String(date) < today || String(date) > to);
    report.add(days, `only days from ${today} to ${to}`, outside.length > 0 && String(outside[0]?.date));
  }
  const unknown = await ask(`adverts/availability?slot=no-such-slot&from=${today}`);
  checkRefusal(report, unknown, [404], 'for a slot that does not exist');
  await read(session, 'adverts/show', 'adverts/show?slot=list');
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Checks the tags that forms suggest. */
export const checkTags = async (session: Session): Promise<void> => {
  await read(session, 'tags', 'tags?search=a');
};

/** Checks that a search without content is not saved. */
export async function checkSearches({ ask, report }: Session): Promise<void> {
  const empty = await ask('searches', { method: 'POST', body: {} });
  checkRefusal(report, empty, [400, 422], 'for a search without an address');
  const unknown = await ask('searches/confirm', { method: 'POST', body: { key: UNKNOWN_ID } });
  checkRefusal(report, unknown, [404], 'for a key that does not exist');
}

/** Checks the counts of looks at an event. */
export async function checkSeen(session: Session, [event]: readonly Raw[]): Promise<void> {
  if (!event) return;
  const path = `events/${encodeURIComponent(String(event.id))}/seen`;
  await read(session, 'events/{id}/seen', path);
  const wrong = await session.ask(path, { method: 'POST', body: { token: 'wrong-token' } });
  session.report.add(wrong, 'no server error for a wrong token', wrong.status >= 500 && `status ${wrong.status}`);
}
