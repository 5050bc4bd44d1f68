import type { AppOptions } from '../app-options';
import { inOneWrite } from '../http/write';
import { dropMail, retryMail } from '../mail/outbox';
import { type Doing, noteDoing } from './doing';
import { mailActions, mailStates, mailsPage } from './mails-page';
import { clientOf, csrfOf, doingOf, goOn, idIn, idOf, isKeyOf, type Office, queryLine, show } from './office';

/** Serves the mails of a client: those that are stuck, with the cause, and the state of the others. */
export function serveMails(pages: Office, options: AppOptions): void {
  pages.get('/:client/mails', async (context) => {
    const state = queryLine(context, 'state');
    const filter = {
      client: clientOf(context),
      state: isKeyOf(mailStates, state) ? state : undefined,
      before: idIn(queryLine(context, 'before')) || undefined,
    };
    const content = await mailsPage(options.database, filter, { csrf: csrfOf(context), now: options.now() });
    return show(context, { title: `E-Mails: ${context.get('clientName')}`, current: 'mails', content });
  });

  pages.post('/:client/mails/:id', async (context) => {
    const action = context.get('form').line('action');
    if (!isKeyOf(mailActions, action)) return context.notFound();
    return goOn(context, '/mails', await decideOnMail(options, idOf(context), action, doingOf(context, options)));
  });
}

/** Lets the worker try a mail at once, or gives the mail up; 'stale' if that is not possible any more. */
const decideOnMail = (
  options: AppOptions,
  id: number,
  action: keyof typeof mailActions,
  doing: Doing,
): Promise<'done' | 'stale'> =>
  inOneWrite(options, async (transaction) => {
    const mail = { client: doing.client, id, now: doing.now };
    const result = await (action === 'retry' ? retryMail(transaction, mail) : dropMail(transaction, mail));
    if (result === 'stale') return result;
    const [row] = await transaction.query<{ accountId: number | null }>(
      'select account_id as "accountId" from mails where id = $1',
      [id],
    );
    const accountId = row?.accountId ?? undefined;
    await noteDoing(transaction, doing, {
      ...{ kind: 'mail', record: id, accountId },
      action: action === 'retry' ? 'retried' : 'dropped',
    });
    return result;
  });
