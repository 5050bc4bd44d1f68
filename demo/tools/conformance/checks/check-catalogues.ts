import { toCommunity } from '../../../../src/model/answers/community';
import { toRubric } from '../../../../src/model/answers/rubric';
import {
  at,
  checkTag,
  checkUnknown,
  dataOf,
  fieldsOf,
  idsOf,
  named,
  type Raw,
  read,
  rowsOf,
  type Session,
  UNKNOWN_ID,
} from '../session';
import { failureOf } from './check-events';

/** A search that finds no place. */
const NO_PLACE = 'qxzvwkjypf';

/** Checks the categories against those of the listed events. */
export async function checkRubrics(session: Session, events: readonly Raw[]): Promise<void> {
  const { report } = session;
  const answer = await read(session, 'rubrics');
  if (answer.status !== 200) return;
  const rubrics = rowsOf(answer);
  report.add(
    answer,
    'categories that the elements can read',
    rubrics.map((rubric) => failureOf(() => toRubric(rubric))).find(Boolean),
  );
  const ids = idsOf(rubrics);
  report.add(answer, 'each category once', ids.length > new Set(ids).size && 'an id that occurs twice');
  const namesById = new Map(rubrics.map(({ id, name }) => [id, name]));
  const other = events.find((event) => namesById.get(at(event, 'rubric', 'id')) !== at(event, 'rubric', 'name'));
  report.add(answer, 'the categories of all events, with the same names', other && `another one for ${named([other])}`);
  await checkTag(session, 'rubrics', answer);
}

/** Checks the search of places with the place of an event. */
export async function checkCommunities(session: Session, events: readonly Raw[]): Promise<void> {
  const { report, ask } = session;
  const known = events.map((event) => fieldsOf(at(event, 'location', 'community'))).find(({ name }) => name);
  const name = String(known?.name ?? 'a');
  const search = encodeURIComponent(name.slice(0, 4));
  const found = await read(session, 'communities', `communities?search=${search}`);
  if (found.status === 200) {
    const rows = rowsOf(found);
    report.add(
      found,
      'places that the elements can read',
      rows.map((row) => failureOf(() => toCommunity(row))).find(Boolean),
    );
    const whole = await ask(`communities?search=${encodeURIComponent(name)}`);
    report.add(
      whole,
      `the place ${name}, where an event takes place`,
      known && !rowsOf(whole).some((row) => row.community_id === known.community_id) && 'a list without it',
    );
    const none = await ask(`communities?search=${NO_PLACE}`);
    report.add(none, 'no place for a name that none has', rowsOf(none).length > 0 && named(rowsOf(none)));
  }
  await checkCommunity(session, known);
}

/** Checks one place by its id. */
export async function checkCommunity(session: Session, known: Raw | undefined): Promise<void> {
  if (known) {
    const [type, id] = known.district_id ? ['district', known.district_id] : ['community', known.community_id];
    const one = await read(session, 'communities/{id}', `communities/${id}?type=${type}&restricted=false`);
    const { name } = dataOf(one);
    session.report.add(one, `the place ${known.name}`, one.status === 200 && name !== known.name && `${name}`);
  }
  await checkUnknown(session, `communities/${UNKNOWN_ID}?type=community&restricted=false`);
}

/** The most events that a list of related ones has. */
const MAX_RELATED = 6;

/** Checks the events that are like another one. */
export async function checkSimilar(session: Session, events: readonly Raw[]): Promise<void> {
  const { report } = session;
  const [event] = events;
  if (!event) return;
  const path = `events/${encodeURIComponent(String(event.id))}`;
  const similar = await read(session, 'events/{id}/similar', `${path}/similar`);
  const rows = rowsOf(similar);
  report.add(similar, `at most ${MAX_RELATED} events`, rows.length > MAX_RELATED && `${rows.length}`);
  report.add(similar, 'not the event itself', idsOf(rows).includes(String(event.id)) && 'this event, too');
  const others = await read(session, 'events/{id}/others', `${path}/others`);
  const lists = Object.values(dataOf(others)).flatMap((list) => (Array.isArray(list) ? list : []));
  report.add(others, 'not the event itself', lists.some((row) => at(row, 'id') === event.id) && 'this event, too');
  await checkUnknown(session, `events/${UNKNOWN_ID}/similar`);
}
