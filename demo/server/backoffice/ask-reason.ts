import type { Context } from 'hono';
import type { AppOptions } from '../app-options';
import type { MailLanguage } from '../mail/mail-texts';
import { previewMail, type Told } from './decision-mails';
import { decisionPage, type PendingDecision } from './decision-page';
import { clientOf, csrfOf, failedText, type OfficeEnv, show } from './office';
import { givenReason, reasonText } from './reasons';

/** A decision for which the operator is asked for a reason. */
export type Asked = Pick<PendingDecision, 'label' | 'subject' | 'seen' | 'templates'> & {
  accountId: number;
  told: Told;
  /** Whether it can be decided without a reason. */
  isOptional: boolean;
};

/** Whether the operator has seen the mail and wants the decision. */
export const isConfirmed = (context: Context<OfficeEnv>): boolean => context.get('form').line('confirmed') === 'yes';

/** Asks for the reason of a decision and shows its mail; `result` says why it was not carried out. */
export async function askReason(
  context: Context<OfficeEnv>,
  options: AppOptions,
  { accountId, told, isOptional, ...asked }: Asked,
  result?: 'stale' | 'reason_missing',
): Promise<Response> {
  const form = context.get('form');
  const given = givenReason(form);
  const [person] = await options.database.query<{ language: MailLanguage }>(
    'select language from accounts where id = $1',
    [accountId],
  );
  const reason = reasonText(given, asked.templates, person?.language ?? 'de');
  const isSent = form.line('step') === 'reason' || result !== undefined;
  const isReasonMissing = isSent && !isOptional && reason === '';
  const mayPreview = reason !== '' || (isSent && isOptional);
  const content = decisionPage({
    ...asked,
    ...{ client: clientOf(context), csrf: csrfOf(context), next: form.line('next') || undefined },
    ...{ path: context.req.path, action: form.line('action') },
    ...{
      wayOut: `/backoffice/${encodeURIComponent(clientOf(context))}/persons/${accountId}`,
      given,
      reason,
      isReasonMissing,
    },
    mail: mayPreview ? await previewMail(options, { ...told, reason }, accountId) : undefined,
  });
  return show(context, {
    title: asked.label,
    content,
    ...(isReasonMissing && { status: 422 }),
    ...(result === 'stale' && { status: 409, problem: failedText('stale') }),
  });
}
