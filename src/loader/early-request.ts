import { isMissingCall, noteRefusal, sendOrWait } from '../api/backend';
import { freshRequest, writeRevisionOfCall } from '../api/own-writes';
import '../api/portal-global';
import { type AnswerBody, answerBodyOf } from '../model/answers/read-list';

/** The time for which a response waits for the application, in ms. */
const MAX_AGE_MS = 30_000;

/** Starts a request that the application can take over and abort. */
function startRequest(url: string, token: string) {
  const controller = new AbortController();
  const { signal } = controller;
  // A redirect may lead to another host, which must not get the token.
  const { url: address, ...cacheOptions } = freshRequest(url);
  const options: RequestInit = { signal, ...cacheOptions, ...(token && { headers: { token }, redirect: 'error' }) };
  const response = window.fetch(address, options);
  return { token, writeRevision: writeRevisionOfCall(url), response, abort: () => controller.abort() };
}

/**
 * Sends a request before the application has loaded, and stores the response for its call layer. Equal requests are
 * sent once.
 *
 * @param token token of the session, '' for a guest
 * @throws when there is no such call, no response or no JSON; the application repeats the request and shows the error
 */
export const requestEarly = (url: string, token = ''): Promise<AnswerBody> =>
  sendOrWait(url, () => requestNow(url, token));

async function requestNow(url: string, token: string): Promise<AnswerBody> {
  if (isMissingCall(url)) throw new TypeError(url);
  const requests = window.EventPortal?.firstAnswers;
  let request = requests?.get(url);
  if (request?.token !== token || request.writeRevision !== writeRevisionOfCall(url)) {
    const newRequest = startRequest(url, token);
    request = newRequest;
    requests?.set(url, newRequest);
    setTimeout(() => requests?.get(url) === newRequest && requests.delete(url), MAX_AGE_MS);
  }
  const response = await request.response;
  if (!response.ok) noteRefusal(url, response.status);
  const body = response.ok ? answerBodyOf(await response.clone().json(), url) : undefined;
  if (typeof body !== 'object' || body === null) throw new TypeError(url);
  return body;
}
