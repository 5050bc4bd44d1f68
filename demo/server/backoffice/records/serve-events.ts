import type { Context } from 'hono';
import { readRecordingRules } from '../../clients/recording-rules';
import { labelledFields } from '../../events/field-words';
import { correctWaiting } from '../../reviews/correct-waiting';
import { decideOnRecord } from '../../reviews/decide-on-record';
import { type ReviewedKind, reviewKinds } from '../../reviews/review-types';
import { reviewActions } from '../decisions/action-labels';
import { askReason, isConfirmed } from '../decisions/ask-reason';
import { type MailedDecision, mailOnDecision, recordMails } from '../decisions/decision-mails';
import { readReason, readReasonFields, templatesOf } from '../decisions/reasons';
import type { OfficeOptions } from '../options';
import { pageOf } from '../page/addresses';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  failureText,
  idInPath,
  isKeyOf,
  redirectWithResult,
  show,
} from '../page/office';
import { redirectAfter } from '../page/redirect-after';
import { findSurrounding } from '../queue/queue';
import { queuePath } from '../queue/queue-choice';
import { choiceInAddress, queueFilterOf } from '../queue/queue-filter';
import { positionInQueue, type QueuePlace } from '../queue/queue-place';
import { EVENTS_POLICY, eventAssets } from './event-assets';
import { type ChangedMeanwhile, changedMeanwhile, correctionPage, readCorrection } from './event-correction';
import { eventFactsOf } from './event-facts';
import { EVENT_PREVIEW_POLICY, previewRecord, recordPreviewPage } from './event-preview';
import { loadReviewed, type ReviewedRecord } from './reviewed-event';

/** Serves decisions on unapproved events and articles, and their previews. */
export function serveReviews(pages: BackOfficeApp, options: OfficeOptions): void {
  for (const kind of ['event', 'article'] as const) {
    serveKind(pages, options, kind);
    serveCorrection(pages, options, kind);
  }
}

function serveKind(pages: BackOfficeApp, options: OfficeOptions, kind: ReviewedKind): void {
  const { database, now } = options;
  const mails = recordMails[kind];
  const load = (context: Context<BackOfficeEnv>) =>
    loadReviewed(database, { kind, client: clientOf(context), id: idInPath(context) }, now());

  pages.get(`/:client/reviews/${kind}/:id/preview`, async (context) => {
    const previewed = await previewRecord(options, { kind, client: clientOf(context), id: idInPath(context) });
    if (!previewed) return context.notFound();
    context.header('Content-Security-Policy', EVENT_PREVIEW_POLICY);
    return context.html(recordPreviewPage(clientOf(context), previewed));
  });

  pages.post(`/:client/reviews/${kind}/:id`, async (context) => {
    const form = context.get('form');
    const [id, action] = [idInPath(context), form.line('action')];
    if (!isKeyOf(reviewActions, action)) return context.notFound();
    const templates = templatesOf[kind](action) ?? [];
    const reason = readReason(form).text;
    const fields = action === 'reject' ? readReasonFields(form, templates) : [];
    const mailedDecision: MailedDecision = {
      client: clientOf(context),
      kind: mails[action],
      review: { kind, id },
      fields,
      reason,
    };
    const askForReason = async (result?: 'stale') => {
      const reviewed = await load(context);
      if (!reviewed) return undefined;
      context.header('Content-Security-Policy', EVENTS_POLICY);
      const seenVersion = result ? String(reviewed.record.version) : form.line('seen');
      const question = {
        label: reviewActions[action],
        subject: reviewed.record.content.title,
        templates,
        seenVersion,
        mailedDecision,
      };
      const furtherOptions = {
        fields: { offered: offeredFields(reviewed), named: fields },
        isOptional: false,
        path: '',
        ...eventAssets,
      };
      return askReason(context, options, { ...question, ...furtherOptions, accountId: reviewed.accountId }, result);
    };
    if (action === 'reject' && !(isConfirmed(context) && reason))
      return (await askForReason()) ?? redirectAfter(context, options, '', 'stale');
    const seenVersion = form.line('seen');
    const decision =
      action === 'reject' ? { kind, id, seenVersion, action, reason, fields } : { kind, id, seenVersion, action };
    const result = await decideOnRecord(
      options,
      decision,
      actorContextOf(context, options),
      mailOnDecision(options, mailedDecision),
    );
    // A typed reason must not be lost after a concurrent change by the author.
    const askedAgain = result === 'stale' && reason ? await askForReason(result) : undefined;
    return askedAgain ?? redirectAfter(context, options, '', result);
  });
}

/** Serves the form in which an operator corrects an unapproved record. */
function serveCorrection(pages: BackOfficeApp, options: OfficeOptions, kind: ReviewedKind): void {
  const { database, now } = options;
  const { recordType } = reviewKinds[kind];
  const mails = recordMails[kind];
  const load = (context: Context<BackOfficeEnv>) =>
    loadReviewed(database, { kind, client: clientOf(context), id: idInPath(context) }, now());

  const showCorrection = async (
    context: Context<BackOfficeEnv>,
    reviewed: ReviewedRecord,
    queuePlace: QueuePlace | undefined,
    pageState: {
      read?: ReturnType<typeof readCorrection>;
      meanwhile?: readonly ChangedMeanwhile[];
      status?: 409 | 422;
      problem?: string | undefined;
    } = {},
  ) => {
    context.header('Content-Security-Policy', EVENTS_POLICY);
    const { read, meanwhile = [], ...answer } = pageState;
    const relation = reviewed.record.review?.relation;
    const queuePage = `/backoffice/${encodeURIComponent(clientOf(context))}${queuePlace ? queuePath(queuePlace.choice, queuePlace.entry) : ''}`;
    const cancelPath = relation ? pageOf.review(clientOf(context), 'relation', relation.id) : queuePage;
    const parts = { client: clientOf(context), csrf: csrfOf(context), queuePlace, cancelPath };
    const content = correctionPage(reviewed, parts, { ...read, meanwhile });
    return show(context, { title: 'Korrigieren', current: 'queue', content, ...eventAssets, ...answer });
  };

  pages.get(`/:client/reviews/${kind}/:id/correction`, async (context) => {
    const id = idInPath(context);
    const choice = choiceInAddress(context);
    const reviewed = await load(context);
    if (!reviewed) return redirectWithResult(context, queuePath({ ...choice, only: [] }), 'decided');
    const entries = await findSurrounding(database, queueFilterOf(context, options, choice), { kind, id });
    const entry = entries.find((one) => one.kind === kind && one.id === id);
    return showCorrection(context, reviewed, entry && { entry, choice });
  });

  pages.post(`/:client/reviews/${kind}/:id/correction`, async (context) => {
    const form = context.get('form');
    const queuePlace = positionInQueue(form);
    const reviewed = await load(context);
    if (!reviewed) return redirectAfter(context, options, '', 'stale');
    const read = readCorrection(
      form,
      reviewed.record.content,
      (await readRecordingRules(database, clientOf(context), recordType.tables)).rules,
    );
    if (read.faults.length > 0) return showCorrection(context, reviewed, queuePlace, { read, status: 422 });
    const relation = reviewed.record.review?.relation;
    if (relation) {
      const waiting = { kind, id: reviewed.id, seenVersion: form.line('seen'), correction: read.correction };
      const isChanged = Object.keys(read.correction).length > 0;
      const result = isChanged ? await correctWaiting(options, waiting, actorContextOf(context, options)) : 'already';
      const current = result === 'stale' ? await load(context) : undefined;
      if (!current) return redirectWithResult(context, `/queue/relation/${relation.id}`, result);
      const meanwhile = changedMeanwhile(form, current.record.content);
      return showCorrection(context, current, queuePlace, {
        read,
        meanwhile,
        status: 409,
        problem: failureText(result),
      });
    }
    const fields = labelledFields(Object.keys(read.correction));
    const correction = fields.length > 0 ? read.correction : undefined;
    const mail = correction ? mails.correct : mails.approve;
    const mailedDecision: MailedDecision = { client: clientOf(context), kind: mail, review: reviewed, fields };
    const decision = { kind, id: reviewed.id, seenVersion: form.line('seen'), action: 'approve', correction } as const;
    const result = await decideOnRecord(
      options,
      decision,
      actorContextOf(context, options),
      mailOnDecision(options, mailedDecision),
    );
    if (result !== 'stale') return redirectAfter(context, options, '', result);
    const current = await load(context);
    if (!current) return redirectAfter(context, options, '', result);
    const meanwhile = changedMeanwhile(form, current.record.content);
    return showCorrection(context, current, queuePlace, { read, meanwhile, status: 409, problem: failureText(result) });
  });
}

/** Returns the fields that a reason can name: those with content, and those that are expected. */
const offeredFields = ({ record, names }: ReviewedRecord) =>
  labelledFields([
    ...eventFactsOf(record.content, names).flatMap(({ name, parts }) => (parts.length > 0 ? [name] : [])),
    ...['media', 'location', 'dates', 'longdesc1'].filter((name) => name in record.content),
  ]);
