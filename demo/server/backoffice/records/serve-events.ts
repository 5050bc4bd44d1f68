import type { Context } from 'hono';
import { readRecordingRules } from '../../clients/recording-rules';
import { labelledFields } from '../../events/field-words';
import { decideOnRecord } from '../../reviews/decide-on-record';
import { type ReviewedKind, reviewKinds } from '../../reviews/review-types';
import { reviewActions } from '../decisions/action-labels';
import { askReason, isConfirmed } from '../decisions/ask-reason';
import { type MailedDecision, recordMails, telling } from '../decisions/decision-mails';
import { givenFields, givenReason, templatesOf } from '../decisions/reasons';
import type { OfficeOptions } from '../options';
import {
  actorOf,
  clientOf,
  csrfOf,
  failedText,
  goOn,
  idInPath,
  isKeyOf,
  type Office,
  type OfficeEnv,
  queryLine,
  show,
} from '../page/office';
import { redirectAfter } from '../page/redirect-after';
import { findAround } from '../queue/queue';
import { kindNamed, positionInQueue, type QueuePlace, queuePath } from '../queue/queue-place';
import { EVENTS_POLICY, eventAssets } from './event-assets';
import { correctionPage, readCorrection } from './event-correction';
import { eventFactsOf } from './event-facts';
import { EVENT_PREVIEW_POLICY, previewRecord, recordPreviewPage } from './event-preview';
import { loadReviewed, type Reviewed } from './reviewed-event';

/** Serves decisions on unapproved events and articles, and their previews. */
export function serveReviews(pages: Office, options: OfficeOptions): void {
  serveKind(pages, options, 'event');
  serveKind(pages, options, 'article');
}

function serveKind(pages: Office, options: OfficeOptions, kind: ReviewedKind): void {
  const { database, now } = options;
  const { path: below, recordType } = reviewKinds[kind];
  const mails = recordMails[kind];
  const load = (context: Context<OfficeEnv>) =>
    loadReviewed(database, { kind, client: clientOf(context), id: idInPath(context) }, now());

  pages.get(`/:client/${below}/:id/preview`, async (context) => {
    const previewed = await previewRecord(options, { kind, client: clientOf(context), id: idInPath(context) });
    if (!previewed) return context.notFound();
    context.header('Content-Security-Policy', EVENT_PREVIEW_POLICY);
    return context.html(recordPreviewPage(clientOf(context), previewed));
  });

  pages.post(`/:client/${below}/:id`, async (context) => {
    const form = context.get('form');
    const [id, action] = [idInPath(context), form.line('action')];
    if (!isKeyOf(reviewActions, action)) return context.notFound();
    const templates = templatesOf[kind](action) ?? [];
    const reason = givenReason(form).words;
    const fields = action === 'reject' ? givenFields(form, templates) : [];
    const told: MailedDecision = {
      client: clientOf(context),
      kind: mails[action],
      review: { kind, id },
      fields,
      reason,
    };
    const ask = async (result?: 'stale') => {
      const reviewed = await load(context);
      if (!reviewed) return undefined;
      context.header('Content-Security-Policy', EVENTS_POLICY);
      const seen = result ? String(reviewed.record.version) : form.line('seen');
      const asked = { label: reviewActions[action], subject: reviewed.record.content.title, templates, seen, told };
      const more = {
        fields: { offered: offeredFields(reviewed), named: fields },
        isOptional: false,
        path: '',
        ...eventAssets,
      };
      return askReason(context, options, { ...asked, ...more, accountId: reviewed.accountId }, result);
    };
    if (action === 'reject' && !(isConfirmed(context) && reason))
      return (await ask()) ?? redirectAfter(context, database, '', 'stale');
    const seenVersion = form.line('seen');
    const decision =
      action === 'reject' ? { kind, id, seenVersion, action, reason, fields } : { kind, id, seenVersion, action };
    const result = await decideOnRecord(options, decision, actorOf(context, options), telling(options, told));
    // A typed reason must not be lost after a concurrent change by the author.
    const again = result === 'stale' && reason ? await ask(result) : undefined;
    return again ?? redirectAfter(context, database, '', result);
  });

  const showCorrection = async (
    context: Context<OfficeEnv>,
    reviewed: Reviewed,
    place: QueuePlace | undefined,
    shown: { read?: ReturnType<typeof readCorrection>; status?: 409 | 422; problem?: string | undefined } = {},
  ) => {
    context.header('Content-Security-Policy', EVENTS_POLICY);
    const { read, ...answer } = shown;
    const path = `/backoffice/${encodeURIComponent(clientOf(context))}${place ? queuePath(place.kind, place.entry) : ''}`;
    const parts = { client: clientOf(context), csrf: csrfOf(context), place, wayOut: path };
    const content = correctionPage(reviewed, parts, read);
    return show(context, { title: 'Korrigieren', current: 'queue', content, ...eventAssets, ...answer });
  };

  pages.get(`/:client/${below}/:id/correction`, async (context) => {
    const [client, id, chosen] = [clientOf(context), idInPath(context), kindNamed(queryLine(context, 'kind'))];
    const reviewed = await load(context);
    if (!reviewed) return goOn(context, queuePath(chosen), 'decided');
    const around = await findAround(database, { client, kind: chosen }, { kind, id });
    const entry = around.find((one) => one.kind === kind && one.id === id);
    return showCorrection(context, reviewed, entry && { entry, kind: chosen });
  });

  pages.post(`/:client/${below}/:id/correction`, async (context) => {
    const form = context.get('form');
    const place = positionInQueue(form);
    const reviewed = await load(context);
    if (!reviewed) return redirectAfter(context, database, '', 'stale');
    const read = readCorrection(
      form,
      reviewed.record.content,
      (await readRecordingRules(database, clientOf(context), recordType.tables)).rules,
    );
    if (read.faults.length > 0) return showCorrection(context, reviewed, place, { read, status: 422 });
    const fields = labelledFields(Object.keys(read.correction));
    const correction = fields.length > 0 ? read.correction : undefined;
    const mail = correction ? mails.correct : mails.approve;
    const told: MailedDecision = { client: clientOf(context), kind: mail, review: reviewed, fields };
    const decision = { kind, id: reviewed.id, seenVersion: form.line('seen'), action: 'approve', correction } as const;
    const result = await decideOnRecord(options, decision, actorOf(context, options), telling(options, told));
    if (result !== 'stale') return redirectAfter(context, database, '', result);
    const again = await load(context);
    if (!again) return redirectAfter(context, database, '', result);
    return showCorrection(context, again, place, { read, status: 409, problem: failedText(result) });
  });
}

/** Returns the fields that a reason can name: those with content, and those that are expected. */
const offeredFields = ({ record, names }: Reviewed) =>
  labelledFields([
    ...eventFactsOf(record.content, names).flatMap(({ name, parts }) => (parts.length > 0 ? [name] : [])),
    ...['media', 'location', 'dates', 'longdesc1'].filter((name) => name in record.content),
  ]);
