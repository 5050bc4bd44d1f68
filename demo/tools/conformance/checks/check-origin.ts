import type { Exchange } from '../exchange';
import { checkRefusal, idsOf, rowsOf, type Session } from '../session';

/** Checks what a page of another website may do: browsers ask before they send the token. */
export async function checkOtherOrigins(session: Session): Promise<void> {
  await checkPreflight(session, 'events', 'GET', ['token']);
  if (session.capabilities.has('recording'))
    await checkPreflight(session, 'my/events/1', 'PUT', ['token', 'content-type', 'if-match', 'idempotency-key']);
}

async function checkPreflight({ ask, report }: Session, path: string, method: string, names: readonly string[]) {
  const answer = await ask(path, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': names.join(',') },
  });
  const isOk = answer.status >= 200 && answer.status < 300;
  report.add(answer, `status 204 for the question whether ${method} is allowed`, !isOk && `status ${answer.status}`);
  const origin = answer.headers.get('access-control-allow-origin');
  report.add(answer, 'Access-Control-Allow-Origin: *', !origin && 'none');
  const headers = listed(answer, 'access-control-allow-headers');
  const missing = names.filter((name) => !headers.includes(name));
  report.add(
    answer,
    `Access-Control-Allow-Headers with ${names.join(', ')}`,
    missing.length > 0 && (headers.join(', ') || 'none'),
  );
  const methods = listed(answer, 'access-control-allow-methods');
  const isAllowed = method === 'GET' || methods.includes(method.toLowerCase());
  report.add(answer, `Access-Control-Allow-Methods with ${method}`, !isAllowed && (methods.join(', ') || 'none'));
}

const listed = ({ headers }: Exchange, name: string): string[] =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);

/** Checks that the public list is the same for everybody, and what is no call. */
export async function checkPublicList({ ask, report }: Session): Promise<void> {
  const [plain, withToken] = [await ask('events'), await ask('events', { headers: { token: 'wrong-token' } })];
  const isSame = withToken.status === 200 && idsOf(rowsOf(withToken)).join() === idsOf(rowsOf(plain)).join();
  report.add(
    'GET events with a wrong token',
    'the same list as without a token',
    !isSame && `status ${withToken.status}, ${rowsOf(withToken).length} events`,
  );
  checkRefusal(report, await ask('no-such-call'), [404], 'for a call that does not exist');
  const written = await ask('events', { method: 'DELETE' });
  checkRefusal(report, written, [404, 405], 'for a method that the call has not');
}
