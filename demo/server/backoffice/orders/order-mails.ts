import { html } from 'hono/html';
import type { MailState } from '../../mail/find-mails';
import { canBeResent } from '../../mail/resend-mail';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { mailStates } from '../mails/mails-page';
import { shortInstant } from '../page/day-words';
import type { Html } from '../page/page';
import { badge, postButton, type Tone } from '../ui/shapes';
import { table, twoLines } from '../ui/table';

/** A mail about an order. */
export type SentMail = {
  id: number;
  state: MailState;
  recipient: string;
  subject: string;
  createdAt: Date;
  sentAt: Date | null;
  canResend: boolean;
};

const MAX_MAILS = 50;

/** Finds the mails about an order, the newest first. */
export const findOrderMails = (from: Queryable, client: string, orderId: string, now: Date): Promise<SentMail[]> =>
  from.query<SentMail>(
    `select m.id, m.state, m.recipient, m.subject, m.created_at as "createdAt", m.sent_at as "sentAt",
       ${canBeResent('$3')} as "canResend"
     from mails m where m.client = $1 and m.kind = 'advert' and m.record = $2 order by m.id desc limit ${MAX_MAILS}`,
    [client, orderId, now],
  );

/** Checks whether a mail is about an order. */
export async function isOrderMail(from: Queryable, client: string, number: string, mailId: number): Promise<boolean> {
  const found = await from.query(
    `select 1 from mails m join advert_orders o on o.client = m.client and o.id = m.record
     where m.client = $1 and m.kind = 'advert' and o.number = $2 and m.id = $3`,
    [client, number, mailId],
  );
  return found.length > 0;
}

const tones: Readonly<Record<MailState, Tone>> = {
  ...{ waiting: 'wait', failed: 'bad', sent: 'good', kept: 'info', dropped: 'over' },
};

/** Renders the mails about an order with their states. @param path the page of the order */
export const mailsTable = (
  mails: readonly SentMail[],
  { path, csrf, from, now }: { path: string; csrf: string; from: 'order' | 'invoice'; now: Date },
): Html =>
  html`<div id="mails">${table({
    ...{ label: 'E-Mails', hasHeading: true, isDense: true, empty: 'Zu diesem Auftrag ist keine E-Mail gespeichert.' },
    columns: [
      { label: 'E-Mail', kind: 'wide' },
      { label: 'Stand', kind: 'nowrap' },
      { label: 'Erneut senden', isHidden: true, align: 'right' },
    ],
    rows: mails.map(({ id, state, recipient, subject, createdAt, sentAt, canResend }) => ({
      cells: [
        twoLines(subject, recipient),
        twoLines(badge(tones[state], mailStates[state], 'mail'), shortInstant(sentAt ?? createdAt, berlinDay(now))),
        canResend
          ? postButton({
              action: `${path}/mails/${id}`,
              ...{ csrf, label: 'Erneut senden', look: 'text' },
              fields: { from },
            })
          : '',
      ],
    })),
  })}</div>`;
