import type { Context } from 'hono';
import { html } from 'hono/html';
import { overloadOf } from '../../platform/http/overload';
import { Problem } from '../../platform/http/problem';
import { backOfficePage } from './document';
import type { Html } from './page';

/** The seconds after which the operator may repeat a request that an overloaded server has refused. */
export const RETRY_SECONDS = '5';

/** The status, heading and text of a failure for the operator. */
export type Failure = { status: 403 | 404 | 405 | 413 | 500 | 503; title?: string; problem: string };

/** Returns the status and text of a failed request. @param maxBytes its maximum bytes */
export function failureOf(error: Error, maxBytes: number): Failure {
  const status = (error instanceof Problem ? error : overloadOf(error))?.status;
  if (status === 413) return { status, problem: tooLargeText(maxBytes) };
  if (status === 503) return { status, problem: UNAVAILABLE };
  if (status === 404) return UNKNOWN;
  return { status: 500, problem: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.' };
}

/** The failure of a page that there is not. */
export const UNKNOWN: Failure = { status: 404, problem: 'Diese Seite gibt es nicht.' };

const tooLargeText = (maxBytes: number) =>
  `Ihre Eingabe ist zu groß: Mehr als ${Math.floor(maxBytes / 1_048_576)} MB nimmt der Server nicht an. Gehen Sie im Browser zurück; dort steht sie noch.`;
const UNAVAILABLE =
  'Die Datenbank ist gerade nicht erreichbar oder überlastet. Bitte versuchen Sie es in ein paar Sekunden wieder.';

/** Renders a failure, with the next steps below. */
export function failurePage(
  context: Context,
  { status, title = 'Das hat nicht geklappt', problem }: Failure,
  content?: Html,
): Response | Promise<Response> {
  if (status === 503) context.header('Retry-After', RETRY_SECONDS);
  const nextSteps = html`${content}<p><a href="/backoffice">Zur Übersicht</a></p>`;
  return context.html(backOfficePage({ title, problem, content: nextSteps }), status);
}
