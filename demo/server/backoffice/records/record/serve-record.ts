import type { Context } from 'hono';
import { html } from 'hono/html';
import { readRecordingRules } from '../../../clients/recording-rules';
import { labelledFields } from '../../../events/field-words';
import { feedPageOf, loadFeedSource } from '../../../feeds/feed-source';
import { findTimeline } from '../../../history/find-history';
import { berlinDay } from '../../../platform/berlin-day';
import { textIdOf } from '../../../platform/http/parameters';
import { editPublished } from '../../../reviews/edit-published';
import { type ReviewedKind, reviewKinds } from '../../../reviews/review-types';
import { takeDown } from '../../../reviews/take-down';
import { publishedActions } from '../../decisions/action-labels';
import { askReason, isConfirmed } from '../../decisions/ask-reason';
import { type MailedDecision, mailOnDecision, publishedMails } from '../../decisions/decision-mails';
import { readReason, templatesOf } from '../../decisions/reasons';
import { recentDecisions } from '../../decisions/recent-decisions';
import { timeline } from '../../history/timeline';
import { mayDo } from '../../operators/route-roles';
import type { OfficeOptions } from '../../options';
import { pageOf } from '../../page/addresses';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  failureText,
  isKeyOf,
  redirectTo,
  redirectWithResult,
  show,
} from '../../page/office';
import type { Html } from '../../page/page';
import { box, buttonLink, postButton } from '../../ui/shapes';
import { similarEventsSection } from '../alike-events';
import { EVENTS_POLICY, eventAssets } from '../event-assets';
import { type ChangedMeanwhile, changedMeanwhile, readCorrection, textsForm } from '../event-correction';
import { EVENT_PREVIEW_POLICY, previewPublished, recordPreviewPage } from '../event-preview';
import { recordBadge } from '../list/record-states';
import { loadOfficeRecord, type RecordOfOffice } from './load-record';
import { recordOverview } from './record-page';
import { recordWords } from './record-words';

type OfficeContext = Context<BackOfficeEnv>;

/** Serves the pages of events and articles, and what an operator does there. */
export function serveRecords(pages: BackOfficeApp, options: OfficeOptions): void {
  serveKind(pages, options, 'event');
  serveKind(pages, options, 'article');
}

function serveKind(pages: BackOfficeApp, options: OfficeOptions, kind: ReviewedKind): void {
  const path = `/:client/${reviewKinds[kind].path}/:id` as const;
  const keyOf = (context: OfficeContext) => ({
    ...{ kind, client: clientOf(context), id: textIdOf(context.req.param('id') ?? '') },
  });
  const load = (context: OfficeContext) => loadOfficeRecord(options.database, keyOf(context), timeOf(options));

  pages.get(path, async (context) => {
    const record = await load(context);
    return record ? showRecord(context, options, record) : showUnknown(context, options, keyOf(context));
  });

  pages.get(`${path}/preview`, async (context) => {
    const previewed = await previewPublished(options, keyOf(context));
    if (!previewed) return context.notFound();
    context.header('Content-Security-Policy', EVENT_PREVIEW_POLICY);
    return context.html(recordPreviewPage(clientOf(context), previewed));
  });

  pages.post(path, async (context) => {
    const record = await load(context);
    if (!record) return showUnknown(context, options, keyOf(context));
    return takeDownOrPutBack(context, options, record);
  });

  pages.get(`${path}/edit`, async (context) => {
    const record = await load(context);
    if (!record) return showUnknown(context, options, keyOf(context));
    if (!mayEdit(record)) return leaveEditing(context, record);
    return showEditing(context, options, record);
  });

  pages.post(`${path}/edit`, async (context) => {
    const record = await load(context);
    if (!record) return showUnknown(context, options, keyOf(context));
    return edit(context, options, record, () => load(context));
  });
}

const timeOf = ({ now }: Pick<OfficeOptions, 'now'>) => ({ now: now(), today: berlinDay(now()) });

/** Returns the path of a record's page below the client's. */
const pathOf = ({ kind, id }: Pick<RecordOfOffice, 'kind' | 'id'>): string =>
  `/${reviewKinds[kind].path}/${encodeURIComponent(id)}`;

/** Checks whether an operator can change its texts: visitors see it, and it has content of an author. */
const mayEdit = ({ isPublished, versions }: RecordOfOffice): boolean => isPublished && versions !== undefined;

/** Leads on from a record whose texts cannot be changed here: what waits is corrected at its entry. */
function leaveEditing(context: OfficeContext, record: RecordOfOffice): Response {
  const { kind, review, versions } = record;
  // The page of an imported record says that only its source changes it.
  if (!versions) return redirectTo(context, pathOf(record));
  if (review?.state !== 'waiting') return redirectWithResult(context, pathOf(record), 'stale');
  return context.redirect(pageOf.review(clientOf(context), kind, review.id), 303);
}

async function showRecord(context: OfficeContext, options: OfficeOptions, record: RecordOfOffice): Promise<Response> {
  const { database } = options;
  const { kind, id, title, isPublished, review, owner, versions, state } = record;
  const client = clientOf(context);
  const { role } = context.get('session').operator;
  const time = timeOf(options);
  const history = await findTimeline(database, { client, records: [{ kind, record: id }] });
  const source =
    isPublished && kind === 'event' ? await loadFeedSource(database, { client, locale: 'de', origin: '' }) : undefined;
  const isWaiting = review?.state === 'waiting' && state !== 'taken_down';
  const similar =
    isWaiting && versions && owner
      ? await similarEventsSection(database, client, { record: versions.record, accountId: owner.id }, time.now)
      : '';
  const decided = review
    ? await recentDecisions(context, options, { from: 'record', kind, review: review.id, record: id })
    : { bar: '' };
  const may = {
    decide: mayDo(role, `POST /:client/reviews/${kind}/:id`),
    openOrders: mayDo(role, 'GET /:client/orders/:number'),
    openPersons: mayDo(role, 'GET /:client/persons/:id'),
  };
  const publicPage = source && feedPageOf(source, id);
  const { bar, ...noticeOf } = decided;
  context.header('Content-Security-Policy', EVENTS_POLICY);
  return show(context, {
    title: title || 'Ohne Titel',
    current: recordWords[kind].current,
    path: [{ href: recordWords[kind].all(client), label: recordWords[kind].list }],
    state: recordBadge(state),
    ...(mayDo(role, `POST ${routeOf(kind)}`) && { actions: actionsOf(context, record) }),
    content: html`${bar}${recordOverview(record, { client, csrf: csrfOf(context), today: time.today, history, publicPage, may, similar })}`,
    ...noticeOf,
    ...eventAssets,
  });
}

const routeOf = (kind: ReviewedKind) => `/:client/${reviewKinds[kind].path}/:id`;

/** Renders what can be done with a record in its state. */
function actionsOf(context: OfficeContext, record: RecordOfOffice): Html {
  const { kind, id, version, state } = record;
  const page = recordWords[kind].one(clientOf(context), id);
  const button = (action: keyof typeof publishedActions, look: 'filled' | 'quiet danger') =>
    postButton({
      ...{ action: page, csrf: csrfOf(context), label: publishedActions[action], look },
      fields: { action, seen: String(version) },
      sign: action === 'put_back' ? 'eye' : 'stop',
    });
  if (state === 'taken_down') return button('put_back', 'filled');
  if (!record.isPublished) return html``;
  const editing = mayEdit(record) ? buttonLink(`${page}/edit`, 'Bearbeiten', { sign: 'edit' }) : '';
  return html`${editing}${button('take_down', 'quiet danger')}`;
}

/** Renders that there is no such record, with what its history still says. */
async function showUnknown(
  context: OfficeContext,
  { database }: OfficeOptions,
  { kind, client, id }: { kind: ReviewedKind; client: string; id: string },
): Promise<Response> {
  const history = await findTimeline(database, { client, records: [{ kind, record: id }] });
  const { unknown, list, all, allLabel, current } = recordWords[kind];
  return show(context, {
    ...{ title: unknown, current, status: 404 },
    path: [{ href: all(client), label: list }],
    lead:
      history.length > 0
        ? 'Das ist endgültig gelöscht. Der Verlauf sagt, was geschehen ist.'
        : 'Vielleicht ist die Adresse falsch abgeschrieben.',
    content: history.length > 0 ? box('Verlauf', timeline(history)) : html`<p>${buttonLink(all(client), allLabel)}</p>`,
  });
}

async function takeDownOrPutBack(
  context: OfficeContext,
  options: OfficeOptions,
  record: RecordOfOffice,
): Promise<Response> {
  const form = context.get('form');
  const { kind, id, title, version, owner } = record;
  const action = form.line('action');
  if (!isKeyOf(publishedActions, action)) return context.notFound();
  const client = clientOf(context);
  const reason = readReason(form).text;
  const mailedDecision: MailedDecision = { client, kind: publishedMails[kind][action], record: { kind, id }, reason };
  const askForReason = (result?: 'stale') =>
    askReason(
      context,
      options,
      {
        ...{ label: publishedActions[action], subject: title, templates: templatesOf.takeDown(kind) },
        seenVersion: result ? String(version) : form.line('seen'),
        ...{ mailedDecision, accountId: owner?.id, isOptional: false, path: pathOf(record) },
      },
      result,
    );
  if (action === 'take_down' && !(isConfirmed(context) && reason)) return askForReason();
  const request = { kind, record: id, seenVersion: form.line('seen') };
  const result = await takeDown(
    options,
    action === 'take_down' ? { ...request, action, reason } : { ...request, action },
    actorContextOf(context, options),
    mailOnDecision(options, mailedDecision),
  );
  // A typed reason must not be lost after a concurrent change by the author.
  if (result === 'stale' && reason && record.isPublished) return askForReason(result);
  return redirectWithResult(context, pathOf(record), result);
}

/** The input of an operator, and the changes of others meanwhile. */
type EditingState = {
  read?: ReturnType<typeof readCorrection>;
  meanwhile?: readonly ChangedMeanwhile[];
  status?: 409 | 422;
  problem?: string | undefined;
};

async function showEditing(
  context: OfficeContext,
  { database }: OfficeOptions,
  record: RecordOfOffice,
  { read, meanwhile = [], ...answer }: EditingState = {},
): Promise<Response> {
  const { kind, id, version, versions } = record;
  const client = clientOf(context);
  const page = recordWords[kind].one(client, id);
  const content = versions?.record.published;
  if (!content) return redirectWithResult(context, pathOf(record), 'stale');
  const { rules } = await readRecordingRules(database, client, reviewKinds[kind].recordType.tables);
  context.header('Content-Security-Policy', EVENTS_POLICY);
  return show(context, {
    title: 'Bearbeiten',
    current: recordWords[kind].current,
    path: [
      { href: recordWords[kind].all(client), label: recordWords[kind].list },
      { href: page, label: record.title },
    ],
    content: textsForm(
      { kind, content, version },
      {
        ...{ client, csrf: csrfOf(context), formAction: `${page}/edit`, cancelPath: page, offers: rules },
        ...{ label: 'Speichern und veröffentlichen', hint: 'Besucher sehen die Änderung sofort.' },
      },
      { ...read, meanwhile },
    ),
    ...eventAssets,
    ...answer,
  });
}

async function edit(
  context: OfficeContext,
  options: OfficeOptions,
  record: RecordOfOffice,
  loadAgain: () => Promise<RecordOfOffice | undefined>,
): Promise<Response> {
  const form = context.get('form');
  const { kind, id, versions } = record;
  const content = versions?.record.published;
  if (!content || !mayEdit(record)) return redirectWithResult(context, pathOf(record), 'stale');
  const { tables } = reviewKinds[kind].recordType;
  const { rules } = await readRecordingRules(options.database, clientOf(context), tables);
  const read = readCorrection(form, content, rules);
  if (read.faults.length > 0) return showEditing(context, options, record, { read, status: 422 });
  const fields = labelledFields(Object.keys(read.correction));
  const mailedDecision: MailedDecision = {
    ...{ client: clientOf(context), kind: publishedMails[kind].edit, record: { kind, id }, fields },
  };
  const result = await editPublished(
    options,
    { kind, record: id, seenVersion: form.line('seen'), correction: read.correction },
    actorContextOf(context, options),
    mailOnDecision(options, mailedDecision),
  );
  if (result !== 'stale') return redirectWithResult(context, pathOf(record), result);
  const current = await loadAgain();
  const now = current?.versions?.record.published;
  if (!current || !now || !mayEdit(current)) return redirectWithResult(context, pathOf(record), result);
  const meanwhile = changedMeanwhile(form, now);
  return showEditing(context, options, current, { read, meanwhile, status: 409, problem: failureText(result) });
}
