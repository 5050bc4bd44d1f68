import { freshRequest, markOfCall } from '../api/own-writes';
import '../api/portal-global';
import type { AnswerBody } from '../model/answers/read-list';

/** The time for which a response waits for the application, in ms. */
const KEPT_MS = 30_000;

/** Starts a request that the application can take over and abort. */
function ask(url: string, token: string) {
  const control = new AbortController();
  const { signal } = control;
  // A redirect may lead to another host, which must not get the token.
  const { url: address, ...past } = freshRequest(url);
  const options: RequestInit = { signal, ...past, ...(token && { headers: { token }, redirect: 'error' }) };
  const response = window.fetch(address, options);
  return { token, mark: markOfCall(url), response, abort: () => control.abort() };
}

/**
 * Sends a request before the application has loaded, and stores the response for its call layer. Equal requests are
 * sent once.
 *
 * @param token token of the session, '' for a guest
 * @throws when there is no response or no JSON; the application repeats the request and shows the error
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
