import type { Context } from 'hono';
import { html } from 'hono/html';
import { overloadOf } from '../../platform/http/overload';
import { Problem } from '../../platform/http/problem';
import { type Html, pageOf } from './page';

/** Seconds after which the operator may repeat a request that an overloaded server has refused. */
export const RETRY_SECONDS = '5';

/** What the operator is told of a failure. */
export type Failure = { status: 403 | 404 | 405 | 413 | 500 | 503; problem: string };

/** The status and words for a request that failed. @param most bytes that it might have had */
export function failureOf(error: Error, most: number): Failure {
  const status = (error instanceof Problem ? error : overloadOf(error))?.status;
  if (status === 413) return { status, problem: tooLarge(most) };
  if (status === 503) return { status, problem: UNAVAILABLE };
  return { status: 500, problem: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.' };
}

const tooLarge = (most: number) =>
  `Ihre Eingabe ist zu groß: Mehr als ${Math.floor(most / 1_048_576)} MB nimmt der Server nicht an. Gehen Sie im Browser zurück; dort steht sie noch.`;
const UNAVAILABLE =
  'Die Datenbank ist gerade nicht erreichbar oder überlastet. Bitte versuchen Sie es in ein paar Sekunden wieder.';

/** A page that says what is wrong; below it stands how to go on. */
export function failurePage(
  context: Context,
  { status, problem }: Failure,
  content?: Html,
): Response | Promise<Response> {
  if (status === 503) context.header('Retry-After', RETRY_SECONDS);
  const wayOut = html`${content}<p><a href="/backoffice">Zur Übersicht</a></p>`;
  return context.html(pageOf({ title: 'Das hat nicht geklappt', problem, content: wayOut }), status);
}
