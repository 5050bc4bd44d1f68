import type { Context } from 'hono';
import { previewMail } from '../../decisions/decision-mails';
import type { OfficeOptions } from '../../options';
import type { Form } from '../../page/form';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  failureText,
  redirectTo,
  redirectWithResult,
  show,
} from '../../page/office';
import { decisionText, loadSubject } from '../entry-subject';
import { findChosen, type QueueFilter } from '../queue';
import { queuePath } from '../queue-choice';
import { queueFilterOf } from '../queue-filter';
import { entryName, kindsOfQueue, type QueueEntry, type QueueKind } from '../queue-kinds';
import { choiceIn, parseEntryName } from '../queue-place';
import { type Undecided, undecidedPage } from './bulk-pages';
import { type BulkDeed, decideOnEntry, isPossible, mailAbout, type Pick } from './decide-entry';
import { loadReaders, type Readers, readerOf } from './readers';
import { type RefusalMail, refusalPage } from './refusal-page';
import { type RefusalReasons, readReasons, reasonFor } from './refusal-reasons';

const PREFIX = 'pick.';
/** The maximum number of entries at once; a page of the list has fewer. */
const MAX_PICKS = 200;

const labels: Readonly<Record<BulkDeed, { done: string; title: string }>> = {
  approve: { done: 'freigegeben', title: 'Freigeben' },
  refuse: { done: 'abgelehnt', title: 'Ablehnen' },
};

/** Serves the decisions on several entries at once, each in a transaction of its own; none is left out silently. */
export function serveBulk(pages: BackOfficeApp, options: OfficeOptions): void {
  pages.post('/:client/queue', async (context) => {
    const form = context.get('form');
    const choice = choiceIn(form);
    const deed = form.line('do');
    const filter = queueFilterOf(context, options, choice);
    const seen = picksIn(form);
    const { picks, gone } = await loadPicks(options, filter, seen);
    if (seen.size === 0) return redirectWithResult(context, queuePath(choice), 'none_chosen');
    if (deed === 'view') {
      const only = picks.map(({ entry }) => entryName(entry));
      const [first] = picks;
      return first
        ? redirectTo(context, queuePath({ ...choice, only }, first.entry))
        : redirectWithResult(context, queuePath(choice), 'decided');
    }
    if (deed !== 'approve' && deed !== 'refuse') return context.notFound();
    const possible = picks.filter(({ entry }) => isPossible(deed, entry));
    const apart = picks.filter(({ entry }) => !isPossible(deed, entry));
    const reasons = readReasons(form);
    const missing = kindsAmong(possible).filter((kind) => reasonFor(reasons, kind, 'de').reason === '');
    if (deed === 'refuse' && possible.length > 0 && !(form.line('confirmed') === 'yes' && missing.length === 0))
      return askReason(context, options, { filter, possible, apart, reasons, missing });
    const undecided: Undecided[] = [];
    let done = 0;
    const actorContext = actorContextOf(context, options);
    for (const pick of possible) {
      const result = await decideOnEntry(options, pick, { deed, reasons }, actorContext);
      if (result === 'done') done += 1;
      else undecided.push({ ...pick, cause: await causeOf(options, filter, pick.entry, result) });
    }
    for (const pick of apart) undecided.push({ ...pick, cause: 'Das entscheiden Sie bitte einzeln.' });
    for (const name of gone) undecided.push(await goneEntry(options, filter, name));
    if (undecided.length === 0) return redirectWithResult(context, queuePath(choice), 'done');
    const content = undecidedPage({ client: filter.client, choice }, { done, label: labels[deed].done, undecided });
    return show(context, { ...pageOf(context, labels[deed].title), content });
  });
}

const pageOf = (context: Context<BackOfficeEnv>, title: string) =>
  ({
    title,
    current: 'queue',
    path: [{ href: `/backoffice/${encodeURIComponent(clientOf(context))}`, label: 'Zu entscheiden' }],
  }) as const;

/** Returns the chosen entries in a form with the versions that the operator saw. */
const picksIn = (form: Form): ReadonlyMap<string, string> =>
  new Map(
    form.names
      .filter((name) => name.startsWith(PREFIX) && parseEntryName(name.slice(PREFIX.length)))
      .slice(0, MAX_PICKS)
      .map((name) => [name.slice(PREFIX.length), form.text(name)]),
  );

/** Loads the chosen entries in the order of the list; `gone` are the names of those that do not wait. */
async function loadPicks(
  { database }: Pick2,
  filter: QueueFilter,
  seen: ReadonlyMap<string, string>,
): Promise<{ picks: Pick[]; gone: string[] }> {
  const entries =
    seen.size === 0 ? [] : await findChosen(database, { ...filter, kind: undefined, only: [...seen.keys()] });
  const names = new Set(entries.map(entryName));
  return {
    picks: entries.map((entry) => ({ entry, seen: seen.get(entryName(entry)) ?? '' })),
    gone: [...seen.keys()].filter((name) => !names.has(name)),
  };
}

type Pick2 = { database: OfficeOptions['database'] };

/** Says why an entry was not decided on: by the name of who decided first, or by what is wrong. */
async function causeOf(
  { database }: Pick2,
  { client }: QueueFilter,
  entry: QueueEntry,
  result: string,
): Promise<string> {
  const isDecided = result === 'already' || result === 'decided' || result === 'stale' || result === 'gone';
  const decision = isDecided && result !== 'stale' ? await decisionText(database, client, entry) : undefined;
  return decision ?? failureText(result === 'already' ? 'decided' : result) ?? 'Das ging gerade nicht.';
}

/** Returns what to say about a chosen entry that does not wait any more, or that is not for this role. */
async function goneEntry({ database }: Pick2, { client, kinds }: QueueFilter, name: string): Promise<Undecided> {
  const key = parseEntryName(name) ?? { kind: 'event', id: 0 };
  const isOwn = kinds.includes(key.kind);
  const subject = isOwn ? await loadSubject(database, client, key) : undefined;
  const entry: QueueEntry = {
    ...{ ...key, title: subject?.title ?? 'Eintrag', detail: '', organisation: null, person: null, cents: null },
    ...{ since: null, firstDay: null, seen: '', isNew: false, isRemoval: false, change: null, number: 0 },
  };
  const cause = isOwn
    ? ((await decisionText(database, client, key)) ?? failureText('gone') ?? '')
    : 'Das gehört nicht zu Ihrer Rolle.';
  return { entry, seen: '', cause };
}

type Refusal = {
  filter: QueueFilter;
  possible: readonly Pick[];
  apart: readonly Pick[];
  reasons: RefusalReasons;
  /** The kinds of entries without a reason. */
  missing: readonly QueueKind[];
};

/** Asks for the reasons of a refusal of several entries, and shows the mail about the first of each kind. */
async function askReason(
  context: Context<BackOfficeEnv>,
  options: OfficeOptions,
  { filter, possible, apart, reasons, missing }: Refusal,
): Promise<Response> {
  const isPreview = context.get('form').line('step') === 'preview';
  const shown = isPreview ? missing : [];
  const entries = possible.map(({ entry }) => entry);
  const readers = await loadReaders(options.database, filter.client, entries);
  const refusal = { client: filter.client, entries, readers, reasons };
  return show(context, {
    ...pageOf(context, possible.length === 1 ? '1 Eintrag ablehnen' : `${possible.length} Einträge ablehnen`),
    content: refusalPage({
      ...{ client: filter.client, csrf: csrfOf(context), choice: filter, picks: possible, apart, reasons, readers },
      ...{ kinds: kindsAmong(possible), missing: shown },
      mails: missing.length === 0 ? await previewMails(options, refusal) : undefined,
    }),
    ...(shown.length > 0 && { status: 422 }),
  });
}

/** Returns the kinds of entries, in display order. */
const kindsAmong = (picks: readonly Pick[]): QueueKind[] =>
  kindsOfQueue.filter((kind) => picks.some(({ entry }) => entry.kind === kind));

type MailedRefusal = { client: string; entries: readonly QueueEntry[]; readers: Readers; reasons: RefusalReasons };

/** Returns the mail about the first entry of each kind; an advert's own mail has its credit note. */
async function previewMails(
  options: OfficeOptions,
  { client, entries, readers, reasons }: MailedRefusal,
): Promise<RefusalMail[]> {
  const mails: RefusalMail[] = [];
  for (const kind of kindsOfQueue) {
    const entry = entries.find((one) => one.kind === kind && readerOf(readers, one).mails > 0);
    const { accountId, language } = entry ? readerOf(readers, entry) : { accountId: null, language: 'de' as const };
    const decision = entry && mailAbout(client, 'refuse', entry, reasonFor(reasons, kind, language));
    const mail = decision && (await previewMail(options, decision, accountId ?? undefined));
    if (entry && mail && typeof mail !== 'string') mails.push({ ...mail, title: entry.title });
  }
  return mails;
}
