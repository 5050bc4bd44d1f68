import type { Capability } from '../../../../src/model/capabilities';
import { closedReadsOf } from '../description';
import { at, checkRefusal, checkUnknown, dataOf, type Raw, read, rowsOf, type Session, UNKNOWN_ID } from '../session';
import { checkCommunity } from './check-catalogues';

/** Checks that what belongs to a person is refused without a token and with a wrong one. */
export async function checkClosed({ ask, report }: Session, capability: Capability): Promise<void> {
  for (const path of closedReadsOf(capability)) {
    const address = path.replace(/\{\w+\}/g, UNKNOWN_ID);
    checkRefusal(report, await ask(address), [401], 'without a token');
    const wrong = await ask(address, { headers: { token: 'wrong-token' } });
    report.add(`GET ${address} with a wrong token`, 'status 401', wrong.status !== 401 && `status ${wrong.status}`);
  }
}

/** Checks the log-in without one, and the catalogues of the profile. */
export async function checkAccount(session: Session, events: readonly Raw[]): Promise<void> {
  const { ask, report } = session;
  const empty = await ask('auth/login', { method: 'POST', body: {} });
  checkRefusal(report, empty, [400, 422], 'for a log-in without a name');
  const body = { username: 'conformance@website.example', password: 'no-such-Account-7' };
  checkRefusal(report, await ask('auth/login', { method: 'POST', body }), [401], 'for a log-in that does not exist');
  const renewed = await ask('auth/renew', { method: 'POST' });
  checkRefusal(report, renewed, [401], 'without a token');
  const [role] = rowsOf(await read(session, 'personRoles'));
  if (role) {
    const one = await read(session, 'personRoles/{id}', `personRoles/${role.roleId}`);
    const { roleId } = dataOf(one);
    report.add(one, `the role ${role.roleId}`, one.status === 200 && roleId !== role.roleId && `${roleId}`);
  }
  await checkAddresses(session, events);
}

/** Checks the addresses with the venue of an event. */
async function checkAddresses(session: Session, events: readonly Raw[]): Promise<void> {
  const { report } = session;
  const venue = events.map((event) => at(event, 'location', 'address_id')).find((id) => id !== undefined);
  await read(session, 'addresses', 'addresses?search=a');
  if (venue !== undefined) {
    const one = await read(session, 'addresses/{id}', `addresses/${venue}?restricted=false`);
    const { address_id } = dataOf(one);
    report.add(one, `the address ${venue}`, one.status === 200 && address_id !== venue && `${address_id}`);
  }
  await checkUnknown(session, `addresses/${UNKNOWN_ID}?restricted=false`);
}

/** Checks the call for a place, which the specification names; used where `communities` is not checked. */
export const checkPlaceOfSpecification = (session: Session, events: readonly Raw[]): Promise<void> =>
  checkCommunity(session, events.map((event) => at(event, 'location', 'community') as Raw | undefined).find(Boolean));

/** The reading calls behind the log-in, with the capability of each. */
const OWN = [
  ['auth', 'persons'],
  ['auth', 'persons/export'],
  ['favourites', 'persons/favourites'],
  ['recording', 'my/events'],
  ['articles', 'my/articles'],
  ['adverts', 'my/adverts'],
] as const;

/** Checks the reading calls of the person to whom the token belongs. */
export async function checkOwn(session: Session): Promise<void> {
  const { token, report, capabilities } = session;
  if (!token) return;
  const asked = { headers: { token } };
  for (const [capability, path] of OWN) {
    if (!capabilities.has(capability)) continue;
    const answer = await read(session, path, path, asked);
    if (answer.status !== 200) continue;
    const control = answer.headers.get('cache-control') ?? '';
    report.add(answer, 'Cache-Control: no-store', !/no-store|private/.test(control) && (control || 'none'));
    const [row] = path.startsWith('my/') ? rowsOf(answer) : [];
    if (!row) continue;
    const one = await read(session, `${path}/{id}`, `${path}/${encodeURIComponent(String(row.id))}`, asked);
    const { id } = dataOf(one);
    report.add(one, `the record ${row.id}`, one.status === 200 && id !== row.id && JSON.stringify(id));
    const unknown = await session.ask(`${path}/${UNKNOWN_ID}`, asked);
    checkRefusal(report, unknown, [404], 'for an id that does not exist');
  }
  await checkDrafts(session);
}

/** Checks that visitors do not get drafts. */
async function checkDrafts({ token = '', ask, report, capabilities }: Session): Promise<void> {
  if (!capabilities.has('recording')) return;
  const [draft] = rowsOf(await ask('my/events?status=draft', { headers: { token } }));
  if (!draft) return;
  const seen = await ask(`events/${encodeURIComponent(String(draft.id))}`);
  report.add(seen, 'status 404: this event is a draft', seen.status !== 404 && `status ${seen.status}`);
}
