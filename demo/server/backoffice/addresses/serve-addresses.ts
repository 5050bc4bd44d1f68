import { html } from 'hono/html';
import { decideOnAddress } from '../../persons/decisions/decide-on-address';
import { addressActions } from '../decisions/action-labels';
import { askReason, isConfirmed } from '../decisions/ask-reason';
import { addressKinds, mailOnDecision } from '../decisions/decision-mails';
import { readReason, templatesOf } from '../decisions/reasons';
import { recentDecisions } from '../decisions/recent-decisions';
import type { OfficeOptions } from '../options';
import {
  actorContextOf,
  type BackOfficeApp,
  clientOf,
  csrfOf,
  idInPath,
  isKeyOf,
  parseId,
  queryLine,
  show,
} from '../page/office';
import { redirectAfter } from '../page/redirect-after';
import { addressesPage, loadSuggestion } from './addresses-page';

/** Serves the address suggestions; a rejection asks for its reason and shows the mail first. */
export function serveAddresses(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database } = options;
  pages.get('/:client/addresses', async (context) => {
    const { bar, ...pageOptions } = await recentDecisions(context, options, { from: 'addresses' });
    const page = parseId(queryLine(context, 'page')) || 1;
    const list = await addressesPage(database, { client: clientOf(context), csrf: csrfOf(context), page });
    const title = 'Vorgeschlagene Adressen';
    return show(context, { title, current: 'addresses', content: html`${bar}${list}`, ...pageOptions });
  });

  pages.post('/:client/addresses/:id', async (context) => {
    const form = context.get('form');
    const [id, action] = [idInPath(context), form.line('action')];
    if (!isKeyOf(addressActions, action)) return context.notFound();
    const templates = templatesOf.address(action);
    const reason = readReason(form).text;
    const mailedDecision = { client: clientOf(context), kind: addressKinds[action], addressId: id, reason };
    const askForReason = async (seenVersion: string | undefined, result?: 'stale') => {
      const address = await loadSuggestion(database, mailedDecision.client, id);
      if (!address || !templates) return undefined;
      const question = {
        label: addressActions[action],
        subject: `Adresse: ${address.name}`,
        templates,
        isOptional: false,
      };
      const author = { accountId: address.person ?? undefined, path: '/addresses' };
      return askReason(
        context,
        options,
        { ...question, ...author, mailedDecision, seenVersion: seenVersion ?? String(address.version) },
        result,
      );
    };
    if (templates && !(isConfirmed(context) && reason)) {
      return (await askForReason(form.line('seen'))) ?? redirectAfter(context, options, '/addresses', 'stale');
    }
    const decision = { id, seenVersion: form.line('seen'), action, reason };
    const result = await decideOnAddress(
      options,
      decision,
      actorContextOf(context, options),
      mailOnDecision(options, mailedDecision),
    );
    const askedAgain = result === 'stale' && reason ? await askForReason(undefined, result) : undefined;
    return askedAgain ?? redirectAfter(context, options, '/addresses', result);
  });
}
