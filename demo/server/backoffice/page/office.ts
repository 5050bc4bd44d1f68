import type { Context, Hono } from 'hono';
import type { ActorContext } from '../../history/actor-context';
import type { AppEnv } from '../../platform/http/app-env';
import type { SessionOperator } from '../operators/roles';
import type { OfficeOptions } from '../options';
import type { Session } from '../session/log-in';
import { type BackOfficePage, backOfficePage } from './document';
import type { Form } from './form';
import type { FrameContext } from './frame';
import type { NamedClient, Navigation } from './navigation';
import type { Html } from './page';

/** The values of a request to the back office, besides those of every request; `form` for a POST only. */
export type BackOfficeEnv = AppEnv & {
  Variables: {
    session: Session;
    form: Form;
    clientName: string;
    isClosed: boolean;
    loadClients: () => Promise<readonly NamedClient[]>;
    loadNavigation: (() => Promise<Navigation>) | undefined;
    /** The number of what waits for this operator, on pages that have counted it already. */
    toDecide: number | undefined;
  };
};

/** Pages of the back office, or a group of them. */
export type BackOfficeApp = Hono<BackOfficeEnv>;

const MAX_INT = 2_147_483_647;
const MAX_SEARCH_LENGTH = 200;

/** The message above a page after an action, by the key in the page's address. */
const successTexts: Readonly<Record<string, string>> = {
  done: 'Gespeichert.',
  already: 'Das war schon geschehen, es wurde nichts getan.',
  undone_mailed:
    'Zurückgenommen. Die E-Mail war schon verschickt, darum bekommt die Person eine zweite, die das berichtigt.',
  undone: 'Zurückgenommen. Alles ist wie vorher, und es geht keine E-Mail ab.',
  live: 'Gespeichert. Die Einstellungen gelten ab jetzt.',
  invited: 'Die Einladung ist unterwegs.',
  blocked: 'Gesperrt und überall abgemeldet.',
  sessions_ended: 'Abgemeldet.',
  password_changed: 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
};
const failureTexts: Readonly<Record<string, string>> = {
  stale: 'Inzwischen hat sich etwas geändert, darum wurde nichts getan. Bitte sehen Sie sich die neue Fassung an.',
  gone: 'Das gibt es nicht mehr: Es ist inzwischen entfernt worden.',
  reason_missing: 'Bitte wählen oder schreiben Sie einen Grund. Es wurde nichts getan.',
  none_chosen: 'Bitte wählen Sie zuerst Einträge aus.',
  decided: 'Darüber ist inzwischen entschieden worden.',
  late: 'Das lässt sich nicht mehr zurücknehmen: Die zehn Minuten sind um, oder die E-Mail ist schon verschickt.',
  unfit:
    'Ein Ort, eine Rubrik oder ein Bild dieser Veranstaltung ist inzwischen entfernt worden. So kann sie nicht freigegeben werden. Lehnen Sie sie ab, damit der Veranstalter sie ändert.',
  relation_first:
    'Das gehört zu einer Organisation, die noch nicht freigegeben ist. Bitte entscheiden Sie dort über beides zusammen.',
  blocked_already:
    'Für diese bekannte Adresse ist diese Person gesperrt. Es wurde nichts getan. Heben Sie zuerst die Sperre auf, oder lehnen Sie ab.',
  booked: 'Damit ist inzwischen gearbeitet worden, zum Beispiel gebucht. Darum lässt sich das nicht zurücknehmen.',
  refund_recorded:
    'Für diese Rechnung ist eine Erstattung eingetragen. War die Zahlung ein Irrtum, nehmen Sie zuerst die Erstattung zurück.',
  refund_due:
    'Diesem Kunden ist Geld zu erstatten. Haben Sie es überwiesen, buchen Sie eine Erstattung. Ist die Zahlung nie eingegangen, bestätigen Sie das, wenn Sie sie zurücknehmen. Es wurde nichts geändert.',
  refund_amount:
    'Bitte geben Sie einen Betrag ein, höchstens so viel, wie noch zu erstatten ist. Es wurde nichts gebucht.',
  refund_day:
    'Bitte nennen Sie den Tag der Erstattung; er liegt nicht vor der Rechnung und nicht in der Zukunft. Es wurde nichts eingetragen.',
  last_operator:
    'Das geht nicht: Mindestens ein Zugang mit der Rolle „Alles“ für alle Portale muss sich anmelden können. Es wurde nichts getan.',
  not_over: 'Der Monat läuft noch. Abschließen können Sie ihn, wenn er vorbei ist. Es wurde nichts getan.',
  used: 'Die Adresse wird verwendet und bleibt darum. In ihr finden Veranstaltungen statt, oder andere haben sie ausgewählt.',
};

/** Returns the message above a page after a failed action. */
export const failureText = (key: string): string | undefined => textFor(failureTexts, key);

const textFor = (texts: Readonly<Record<string, string>>, key: string | undefined) =>
  key !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;

/** Parses an id in the path; 0, which no record has, for an invalid one. */
export const idInPath = (context: Context, name = 'id'): number => parseId(context.req.param(name) ?? '');

/** Parses an id; 0, which no record has, for an invalid one. */
export function parseId(text: string): number {
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_INT ? Number(text) : 0;
}

/** Checks whether a sent text is a key of a table. */
export const isKeyOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

/** Returns the client in the path; it exists. */
export const clientOf = (context: Context<BackOfficeEnv>): string => context.req.param('client') ?? '';

/** Returns the CSRF token of this session's forms. */
export const csrfOf = (context: Context<BackOfficeEnv>): string => context.get('session').csrf;

/** Returns the client, operator and time of an action, for the history. */
export const actorContextOf = (context: Context<BackOfficeEnv>, { now }: Pick<OfficeOptions, 'now'>): ActorContext => ({
  client: clientOf(context),
  operator: context.get('session').operator.id,
  now: now(),
});

/** Returns a line of the query; '' if there is none. */
export const queryLine = (context: Context, name: string): string =>
  (context.req.query(name) ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);

/** Returns the operator of this session. */
export const operatorOf = (context: Context<BackOfficeEnv>): SessionOperator => context.get('session').operator;

/** Loads what the frame shows around a page: files and redirects have none. */
export const frameOf = async (context: Context<BackOfficeEnv>): Promise<FrameContext> => ({
  operator: operatorOf(context),
  clients: await context.get('loadClients')(),
  navigation: await context.get('loadNavigation')?.(),
});

/** Renders a page of the client, with the message in the address. */
export const show = async (
  context: Context<BackOfficeEnv>,
  { status = 200, ...page }: Partial<BackOfficePage> & { title: string; content: Html; status?: 200 | 404 | 409 | 422 },
): Promise<Response> =>
  context.html(
    backOfficePage({
      csrf: csrfOf(context),
      frame: await frameOf(context),
      ...(context.get('clientName') !== undefined && { client: clientOf(context) }),
      isClosed: context.get('isClosed'),
      notice: textFor(successTexts, context.req.query('said')),
      problem: textFor(failureTexts, context.req.query('failed')),
      ...page,
    }),
    status,
  );

/** Redirects to a page of the client with the result as message; the path may have a query. */
export const redirectWithResult = (context: Context<BackOfficeEnv>, path: string, result: string): Response =>
  redirectToOffice(context, `/${encodeURIComponent(clientOf(context))}${path}`, result);

/** Redirects to a page of the whole back office with the result as message; the path may have a query. */
export function redirectToOffice(context: Context<BackOfficeEnv>, path: string, result: string): Response {
  const name = Object.hasOwn(failureTexts, result) ? 'failed' : 'said';
  const separator = path.includes('?') ? '&' : '?';
  return context.redirect(`/backoffice${path}${separator}${name}=${result}`, 303);
}

/** Redirects to a page of the client. */
export const redirectTo = (context: Context<BackOfficeEnv>, path: string): Response =>
  context.redirect(`/backoffice/${encodeURIComponent(clientOf(context))}${path}`, 303);

/** Checks whether an action with this result has been done, now or before. */
export const isDone = (result: string): boolean => Object.hasOwn(successTexts, result);

/** Returns the result in the address of a page; undefined without one that has a message. */
export function resultInAddress(context: Context<BackOfficeEnv>): string | undefined {
  const [done, failed] = [context.req.query('said'), context.req.query('failed')];
  if (done !== undefined && isDone(done)) return done;
  return failed !== undefined && Object.hasOwn(failureTexts, failed) ? failed : undefined;
}
