import type { Context } from 'hono';
import { html } from 'hono/html';
import { undoStart } from '../../decisions/record-decision';
import { type ActorContext, recordAction } from '../../history/actor-context';
import { findMail, type MailScope } from '../../mail/find-mails';
import { dropMail, retryMail } from '../../mail/outbox';
import { resendMail } from '../../mail/resend-mail';
import { findDroppedMails, restoreMail } from '../../mail/restore-mail';
import { inOneWrite } from '../../platform/http/write';
import type { SessionOperator } from '../operators/roles';
import type { OfficeOptions } from '../options';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  idInPath,
  isKeyOf,
  operatorOf,
  parseId,
  queryLine,
  redirectWithResult,
  show,
} from '../page/office';
import { kindsOf } from '../queue/queue-choice';
import { mailPage } from './mail-page';
import { droppedBar, mailActions, mailBadge, mailStates, mailsPage, mailsPath } from './mails-page';

/** Serves the mails of a client: the stuck ones with their cause, and the states of the others. */
export function serveMails(pages: BackOfficeApp, options: OfficeOptions): void {
  /** Finds a mail that the operator may read. */
  const findOwnMail = (context: Context<BackOfficeEnv>, id: number) =>
    findMail(options.database, { client: clientOf(context), id, scope: scopeOf(operatorOf(context)) }, options.now());

  pages.get('/:client/mails', async (context) => {
    const state = queryLine(context, 'state');
    const filter = {
      client: clientOf(context),
      state: isKeyOf(mailStates, state) ? state : undefined,
      search: queryLine(context, 'search'),
      before: parseId(queryLine(context, 'before')) || undefined,
      scope: scopeOf(operatorOf(context)),
    };
    const [client, csrf, now] = [clientOf(context), csrfOf(context), options.now()];
    const bar = droppedBar(await findDroppedMails(options.database, { ...filter, since: undoStart(now), now }), {
      client,
      csrf,
    });
    const content = html`${bar}${await mailsPage(options.database, filter, now)}`;
    return show(context, { title: 'E-Mails', current: 'mails', content });
  });

  pages.get('/:client/mails/:id', async (context) => {
    const client = clientOf(context);
    const mail = await findOwnMail(context, idInPath(context));
    if (!mail) return context.notFound();
    return show(context, {
      ...{ title: mail.subject, current: 'mails', state: mailBadge(mail) },
      path: [{ href: mailsPath(client), label: 'E-Mails' }],
      content: mailPage(mail, { client, csrf: csrfOf(context) }),
    });
  });

  pages.post('/:client/mails/:id/again', async (context) => {
    const id = idInPath(context);
    if (!(await findOwnMail(context, id))) return context.notFound();
    const result = await resendMail(options, id, actorContextOf(context, options));
    return redirectWithResult(context, `/mails/${id}`, result);
  });

  pages.post('/:client/mails/:id', async (context) => {
    const action = context.get('form').line('action');
    if (!isKeyOf(mailActions, action) || !(await findOwnMail(context, idInPath(context)))) return context.notFound();
    return redirectWithResult(
      context,
      '/mails',
      await decideOnMail(options, idInPath(context), action, actorContextOf(context, options)),
    );
  });
}

/** Returns which mails an operator may read: those about what they decide on. */
function scopeOf(operator: SessionOperator): MailScope {
  const kinds = kindsOf(operator);
  if (!kinds.includes('advert')) return 'others';
  return kinds.length === 1 ? 'adverts' : undefined;
}

const mailHandlers = { retry: retryMail, drop: dropMail, restore: restoreMail } as const;
const historyActions = { retry: 'retried', drop: 'dropped', restore: 'restored' } as const;

/** Retries a mail at once, drops it, or restores it; 'stale' if that is not possible any more. */
const decideOnMail = (
  options: OfficeOptions,
  id: number,
  action: keyof typeof mailActions,
  actorContext: ActorContext,
): Promise<'done' | 'stale'> =>
  inOneWrite(options, async (transaction) => {
    const { client, now } = actorContext;
    const result = await mailHandlers[action](transaction, { client, id, now, since: undoStart(now) });
    if (result === 'stale') return result;
    const [row] = await transaction.query<{ accountId: number | null }>(
      'select account_id as "accountId" from mails where id = $1',
      [id],
    );
    const accountId = row?.accountId ?? undefined;
    await recordAction(transaction, actorContext, {
      ...{ kind: 'mail', record: id, accountId },
      action: historyActions[action],
    });
    return result;
  });
