import { askedFresh, markOfCall } from '../api/own-writes';
import '../api/portal-global';
import type { AnswerBody } from '../model/answers/read-list';

/** How long an answer waits for the application to take it. */
const KEPT_MS = 30_000;

/** Starts a request that the application can take over, and end. */
function ask(url: string, token: string) {
  const control = new AbortController();
  const { signal } = control;
  // A redirect may lead to another host, which must not see the token.
  const { url: address, ...past } = askedFresh(url);
  const options: RequestInit = { signal, ...past, ...(token && { headers: { token }, redirect: 'error' }) };
  const response = window.fetch(address, options);
  return { token, mark: markOfCall(url), response, abort: () => control.abort() };
}

/**
 * Asks before the application is there, and leaves the answer for its call layer. The same question is asked once.
 *
 * @param token of a visitor who is logged in, else ''
 * @throws when there is no answer, or none in JSON; the application asks again and shows why
 */
export async function requestEarly(url: string, token = ''): Promise<AnswerBody> {
  const answers = window.EventPortal?.firstAnswers;
  let asked = answers?.get(url);
  if (asked?.token !== token || asked.mark !== markOfCall(url)) {
    const fresh = ask(url, token);
    asked = fresh;
    answers?.set(url, fresh);
    setTimeout(() => answers?.get(url) === fresh && answers.delete(url), KEPT_MS);
  }
  const response = await asked.response;
  const body: unknown = response.ok ? await response.clone().json() : undefined;
  if (typeof body !== 'object' || body === null) throw new TypeError(url);
  return body;
}
