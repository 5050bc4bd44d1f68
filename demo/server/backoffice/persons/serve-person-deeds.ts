import { decideOnDeletion } from '../../persons/decisions/delete-account';
import { endSessionsOf } from '../../persons/decisions/end-sessions';
import { resendConfirmation } from '../../persons/decisions/resend-confirmation';
import { handOutData } from '../../records/hand-out-data';
import type { OfficeOptions } from '../options';
import {
  actorContextOf,
  type BackOfficeApp,
  clientOf,
  csrfOf,
  idInPath,
  isDone,
  redirectWithResult,
  show,
} from '../page/office';
import { deletionPage } from './deletion-page';

/** Serves what an operator does for a person besides decisions: data, deletion, confirmation, sessions. */
export function servePersonDeeds(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  pages.post('/:client/persons/:id/export', async (context) => {
    const id = idInPath(context);
    const data = await handOutData(options, id, actorContextOf(context, options));
    if (!data) return context.notFound();
    context.header('Content-Disposition', `attachment; filename="person-${id}.json"`);
    context.header('Content-Type', 'application/json; charset=utf-8');
    return context.body(`${JSON.stringify(data, null, 2)}\n`);
  });

  pages.get('/:client/persons/:id/deletion', async (context) => {
    const parts = { client: clientOf(context), id: idInPath(context), csrf: csrfOf(context), now: now() };
    const view = await deletionPage(database, parts);
    return view ? show(context, { ...view, current: 'persons' }) : context.notFound();
  });

  pages.post('/:client/persons/:id/deletion', async (context) => {
    const form = context.get('form');
    const [id, action] = [idInPath(context), form.line('action')];
    if (action !== 'delete' && action !== 'cancel') return context.notFound();
    const decision = { id, seen: form.line('seen'), isDeleted: action === 'delete' };
    const result = await decideOnDeletion(options, decision, actorContextOf(context, options));
    if (result === 'gone') return context.notFound();
    const isAskedAgain = action === 'delete' && !isDone(result);
    return redirectWithResult(context, `/persons/${id}${isAskedAgain ? '/deletion' : ''}`, result);
  });

  pages.post('/:client/persons/:id/confirmation', async (context) => {
    const id = idInPath(context);
    const result = await resendConfirmation(options, id, actorContextOf(context, options));
    return result === 'gone' ? context.notFound() : redirectWithResult(context, `/persons/${id}`, result);
  });

  pages.post('/:client/persons/:id/sessions', async (context) => {
    const accountId = idInPath(context);
    const form = context.get('form');
    const name = form.line('all') === 'yes' ? undefined : form.line('session');
    const result = await endSessionsOf(options, { accountId, name }, actorContextOf(context, options));
    return result === 'gone' ? context.notFound() : redirectWithResult(context, `/persons/${accountId}`, result);
  });
}
