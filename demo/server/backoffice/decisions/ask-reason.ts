import type { Context } from 'hono';
import type { MailLanguage } from '../../mail/mail-texts';
import type { OfficeOptions } from '../options';
import { clientOf, csrfOf, failedText, type OfficeEnv, show } from '../page/office';
import { wayBack } from '../page/redirect-after';
import { positionInQueue } from '../queue/queue-place';
import { type MailedDecision, previewMail } from './decision-mails';
import { decisionPage, type PendingDecision } from './decision-page';
import { givenReason, reasonText } from './reasons';

/** A decision that asks the operator for a reason. */
export type ReasonQuestion = Pick<PendingDecision, 'label' | 'subject' | 'seen' | 'templates' | 'fields'> & {
  /** Undefined for an address whose author has no account any more. */
  accountId: number | undefined;
  told: MailedDecision;
  /** The page for an operator who cancels, unless the form is in the queue. */
  path: string;
  /** The style of the page besides the common one. */
  style?: string;
  /** True if the reason is optional. */
  isOptional: boolean;
};

/** Checks whether the operator has seen the mail and confirms the decision. */
export const isConfirmed = (context: Context<OfficeEnv>): boolean => context.get('form').line('confirmed') === 'yes';

/** Renders the form for the reason of a decision and its mail; `result` is the cause of a failure. */
export async function askReason(
  context: Context<OfficeEnv>,
  options: OfficeOptions,
  { accountId, told, isOptional, path, style, ...asked }: ReasonQuestion,
  result?: 'stale' | 'reason_missing',
): Promise<Response> {
  const form = context.get('form');
  const given = givenReason(form);
  const [person] = await options.database.query<{ language: MailLanguage }>(
    'select language from accounts where id = $1',
    [accountId ?? null],
  );
  const reason = reasonText(given, asked.templates, person?.language ?? 'de');
  const isSent = form.line('step') === 'reason' || result !== undefined;
  const isReasonMissing = isSent && !isOptional && reason === '';
  const mayPreview = reason !== '' || (isSent && isOptional);
  const content = decisionPage({
    ...asked,
    ...{ client: clientOf(context), csrf: csrfOf(context), place: positionInQueue(form) },
    ...{ formAction: context.req.path, action: form.line('action') },
    ...{
      cancelPath: wayBack(context, path),
      given,
      reason,
      isReasonMissing,
    },
    mail: mayPreview ? await previewMail(options, { ...told, reason }, accountId) : undefined,
  });
  return show(context, {
    title: asked.label,
    content,
    ...(style && { style }),
    ...(positionInQueue(form) && { current: 'queue' }),
    ...(isReasonMissing && { status: 422 }),
    ...(result === 'stale' && { status: 409, problem: failedText('stale') }),
  });
}
