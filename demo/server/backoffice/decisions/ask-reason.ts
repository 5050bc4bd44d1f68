import type { Context } from 'hono';
import type { DecidedRecord, MailLanguage } from '../../mail/mail-texts';
import type { OfficeOptions } from '../options';
import { type BackOfficeEnv, clientOf, csrfOf, failureText, show } from '../page/office';
import { cancelPathOf } from '../page/redirect-after';
import { positionInQueue } from '../queue/queue-place';
import { type MailedDecision, previewMail } from './decision-mails';
import { decisionPage, type PendingDecision } from './decision-page';
import { readReason, reasonText } from './reasons';

/** A decision that asks the operator for a reason. */
export type ReasonQuestion = Pick<
  PendingDecision,
  'label' | 'subject' | 'seenVersion' | 'templates' | 'fields' | 'records'
> & {
  /** Undefined for an address whose author has no account any more. */
  accountId: number | undefined;
  mailedDecision: MailedDecision;
  /** The page for an operator who cancels, unless the form is in the queue. */
  path: string;
  /** The style of the page besides the common one. */
  style?: string;
  /** True if the reason is optional. */
  isOptional: boolean;
};

/** Checks whether the operator has seen the mail and confirms the decision. */
export const isConfirmed = (context: Context<BackOfficeEnv>): boolean =>
  context.get('form').line('confirmed') === 'yes';

/** Renders the form for the reason of a decision and its mail; `result` is the cause of a failure. */
export async function askReason(
  context: Context<BackOfficeEnv>,
  options: OfficeOptions,
  { accountId, mailedDecision, isOptional, path, style, ...question }: ReasonQuestion,
  result?: 'stale' | 'reason_missing',
): Promise<Response> {
  const form = context.get('form');
  const reasonInput = readReason(form);
  const [person] = await options.database.query<{ language: MailLanguage }>(
    'select language from accounts where id = $1',
    [accountId ?? null],
  );
  const reason = reasonText(reasonInput, question.templates, person?.language ?? 'de');
  const isSubmitted = form.line('step') === 'reason' || result !== undefined;
  const isReasonMissing = isSubmitted && !isOptional && reason === '';
  const mayPreview = reason !== '' || (isSubmitted && isOptional);
  const content = decisionPage({
    ...question,
    ...{ client: clientOf(context), csrf: csrfOf(context), queuePlace: positionInQueue(form) },
    ...{ formAction: context.req.path, action: form.line('action') },
    ...{
      cancelPath: cancelPathOf(context, path),
      reasonInput,
      reason,
      isReasonMissing,
    },
    mail: mayPreview ? await previewMail(options, withReason(mailedDecision, reason), accountId) : undefined,
  });
  const current = positionInQueue(form) ? 'queue' : sectionOf(path);
  return show(context, {
    title: question.label,
    content,
    ...(style && { style }),
    ...(current && { current }),
    ...(isReasonMissing && { status: 422 }),
    ...(result === 'stale' && { status: 409, problem: failureText('stale') }),
  });
}

/** Returns the part of the back office to which a path below the client belongs. */
const sectionOf = (path: string) =>
  (['events', 'articles', 'persons', 'addresses'] as const).find((name) => path.startsWith(`/${name}`));

/** Returns a decision with its reason, which also holds for the records without one of their own. */
const withReason = (decision: MailedDecision, reason: string): MailedDecision => ({
  ...decision,
  reason,
  ...(decision.records && {
    records: decision.records.map((record) => ({ ...record, reason: record.reason || reason })),
  }),
});

/** Returns a waiting record as the preview of a mail lists it when it goes back; without a reason the general one counts. */
export const returnedRecord = (
  { kind, title, isChange }: Pick<DecidedRecord, 'kind' | 'title' | 'isChange'>,
  reason = '',
): DecidedRecord => ({ ...{ kind, id: '', title, isChange, reason }, outcome: 'refused' });
