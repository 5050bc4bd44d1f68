import { html } from 'hono/html';
import type { MailState } from '../../mail/find-mails';
import type { Queryable } from '../../platform/database/database';
import { explainMailError } from '../mails/mail-error-words';
import { type Html, instantText } from '../page/page';
import { notice } from '../ui/shapes';

/** The mail that invites an operator. */
export type InvitationMail = {
  state: MailState;
  createdAt: Date;
  sentAt: Date | null;
  nextTryAt: Date;
  lastError: string | null;
};

/** Finds the latest mail with a link to an operator; undefined if there is none. */
export async function findInvitationMail(from: Queryable, operatorId: number): Promise<InvitationMail | undefined> {
  const [mail] = await from.query<InvitationMail>(
    `select state, created_at as "createdAt", sent_at as "sentAt", next_try_at as "nextTryAt", last_error as "lastError"
     from mails where client is null and kind = 'operator' and record = $1 order by id desc limit 1`,
    [String(operatorId)],
  );
  return mail;
}

/** Renders what has become of the mail that invites an operator. */
export function invitationNotice({ state, createdAt, sentAt, nextTryAt, lastError }: InvitationMail): Html {
  const reason = lastError && html`${explainMailError(lastError)} <span class="hint">${lastError}</span>`;
  if (state === 'sent')
    return notice({ tone: 'info', title: `Die Einladung ist verschickt, ${instantText(sentAt ?? createdAt)}.` });
  if (state === 'kept')
    return notice({
      ...{ tone: 'wait', title: 'Die Einladung ist nicht verschickt: Dieser Server verschickt keine E-Mails.' },
      text: 'Laden Sie noch einmal ein, dann steht der Link hier, und geben Sie ihn selbst weiter.',
    });
  if (state === 'waiting' && !reason) return notice({ tone: 'wait', title: 'Die Einladung wird gerade verschickt.' });
  if (state === 'waiting')
    return notice({
      ...{ tone: 'wait', title: 'Die Einladung ist noch nicht angekommen.' },
      text: html`${reason} Nächster Versuch: ${instantText(nextTryAt)}.`,
    });
  return notice({
    ...{ tone: 'bad', title: 'Die Einladung ließ sich nicht verschicken.' },
    text: html`${reason} Prüfen Sie die Adresse, und laden Sie noch einmal ein.`,
  });
}
