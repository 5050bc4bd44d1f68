import type { Context, Hono } from 'hono';
import type { ActorContext } from '../../history/actor-context';
import type { AppEnv } from '../../platform/http/app-env';
import type { OfficeOptions } from '../options';
import type { Session } from '../session/log-in';
import type { Form } from './form';
import { type Html, type OfficePage, officePage } from './page';

/** The values of a request to the back office, besides those of every request; `form` for a POST only. */
export type OfficeEnv = AppEnv & { Variables: { session: Session; form: Form; clientName: string } };

/** Pages of the back office, or a group of them. */
export type Office = Hono<OfficeEnv>;

const MAX_INT = 2_147_483_647;
const MAX_SEARCH_LENGTH = 200;

/** The message above a page after an action, by the key in the page's address. */
const said: Readonly<Record<string, string>> = {
  done: 'Gespeichert.',
  already: 'Das war schon geschehen, es wurde nichts getan.',
  undone: 'Zurückgenommen. Alles ist wie vorher, und es geht keine E-Mail ab.',
  live: 'Gespeichert. Die Einstellungen gelten ab jetzt.',
};
const failed: Readonly<Record<string, string>> = {
  stale: 'Inzwischen hat sich etwas geändert, darum wurde nichts getan. Bitte sehen Sie sich den neuen Stand an.',
  gone: 'Das gibt es nicht mehr: Es ist inzwischen entfernt worden.',
  reason_missing: 'Bitte wählen oder schreiben Sie einen Grund. Es wurde nichts getan.',
  decided: 'Darüber ist inzwischen entschieden worden.',
  late: 'Das lässt sich nicht mehr zurücknehmen: Die zehn Minuten sind um, oder die E-Mail ist schon verschickt.',
  unfit:
    'Ein Ort, eine Rubrik oder ein Bild dieser Veranstaltung ist inzwischen entfernt worden. So kann sie nicht freigegeben werden. Lehnen Sie sie ab, damit der Veranstalter sie ändert.',
  booked: 'Damit ist inzwischen gearbeitet worden, zum Beispiel gebucht. Darum lässt sich das nicht zurücknehmen.',
  refund_recorded:
    'Für diese Rechnung ist eine Erstattung eingetragen. War die Zahlung ein Irrtum, nehmen Sie zuerst die Erstattung zurück.',
  refund_due:
    'Diesem Kunden ist Geld zu erstatten. Haben Sie es überwiesen, tragen Sie eine Erstattung ein. Ist die Zahlung nie eingegangen, bestätigen Sie das, wenn Sie sie zurücknehmen. Es wurde nichts geändert.',
  refund_amount:
    'Erstattet wird mehr als nichts und höchstens, was noch zu erstatten ist. Es wurde nichts eingetragen.',
  refund_day:
    'Bitte nennen Sie den Tag der Erstattung; er liegt nicht vor der Rechnung und nicht in der Zukunft. Es wurde nichts eingetragen.',
  used: 'Die Adresse wird verwendet und bleibt darum. In ihr finden Veranstaltungen statt, oder andere haben sie ausgewählt.',
};

/** Returns the message above a page after a failed action. */
export const failedText = (key: string): string | undefined => wordsOf(failed, key);

const wordsOf = (words: Readonly<Record<string, string>>, key: string | undefined) =>
  key !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;

/** Parses an id in the path; 0, which no record has, for an invalid one. */
export const idInPath = (context: Context, name = 'id'): number => idIn(context.req.param(name) ?? '');

/** Parses an id; 0, which no record has, for an invalid one. */
export function idIn(text: string): number {
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_INT ? Number(text) : 0;
}

/** Checks whether a sent text is a key of a table. */
export const isKeyOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

/** Returns the client in the path; it exists. */
export const clientOf = (context: Context<OfficeEnv>): string => context.req.param('client') ?? '';

/** Returns the CSRF token of this session's forms. */
export const csrfOf = (context: Context<OfficeEnv>): string => context.get('session').csrf;

/** Returns the client, device and time of an action, for the history. */
export const actorOf = (context: Context<OfficeEnv>, { now }: Pick<OfficeOptions, 'now'>): ActorContext => ({
  client: clientOf(context),
  operator: context.get('session').operator,
  now: now(),
});

/** Returns a line of the query; '' if there is none. */
export const queryLine = (context: Context, name: string): string =>
  (context.req.query(name) ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);

/** Renders a page of the client, with the message in the address. */
export const show = (
  context: Context<OfficeEnv>,
  { status = 200, ...page }: Partial<OfficePage> & { title: string; content: Html; status?: 200 | 409 | 422 },
): Response | Promise<Response> =>
  context.html(
    officePage({
      csrf: csrfOf(context),
      client: clientOf(context),
      notice: wordsOf(said, context.req.query('said')),
      problem: wordsOf(failed, context.req.query('failed')),
      ...page,
    }),
    status,
  );

/** Redirects to a page of the client with the result as message; the path may have a query. */
export function goOn(context: Context<OfficeEnv>, path: string, result: string): Response {
  const name = Object.hasOwn(failed, result) ? 'failed' : 'said';
  const sign = path.includes('?') ? '&' : '?';
  const target = `/backoffice/${encodeURIComponent(clientOf(context))}${path}${sign}${name}=${result}`;
  return context.redirect(target, 303);
}

/** Checks whether an action with this result has been done, now or before. */
export const isSettled = (result: string): boolean => Object.hasOwn(said, result);

/** Returns the result in the address of a page; undefined without one that has a message. */
export function toldIn(context: Context<OfficeEnv>): string | undefined {
  const [done, not] = [context.req.query('said'), context.req.query('failed')];
  if (done !== undefined && isSettled(done)) return done;
  return not !== undefined && Object.hasOwn(failed, not) ? not : undefined;
}
