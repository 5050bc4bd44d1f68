import { html } from 'hono/html';
import { decideOnAddress } from '../../persons/decisions/decide-on-address';
import { addressActions } from '../decisions/action-labels';
import { askReason, isConfirmed } from '../decisions/ask-reason';
import { addressKinds, telling } from '../decisions/decision-mails';
import { givenReason, templatesOf } from '../decisions/reasons';
import { recentDecisions } from '../decisions/recent-decisions';
import type { OfficeOptions } from '../options';
import { actorOf, clientOf, csrfOf, idIn, idInPath, isKeyOf, type Office, queryLine, show } from '../page/office';
import { redirectAfter } from '../page/redirect-after';
import { addressesPage, loadSuggestion } from './addresses-page';

/** Serves the address suggestions; a rejection asks for its reason and shows the mail first. */
export function serveAddresses(pages: Office, options: OfficeOptions): void {
  const { database } = options;
  pages.get('/:client/addresses', async (context) => {
    const { bar, ...said } = await recentDecisions(context, options, { from: 'addresses' });
    const page = idIn(queryLine(context, 'page')) || 1;
    const list = await addressesPage(database, { client: clientOf(context), csrf: csrfOf(context), page });
    const title = `Vorgeschlagene Adressen: ${context.get('clientName')}`;
    return show(context, { title, current: 'addresses', content: html`${bar}${list}`, ...said });
  });

  pages.post('/:client/addresses/:id', async (context) => {
    const form = context.get('form');
    const [id, action] = [idInPath(context), form.line('action')];
    if (!isKeyOf(addressActions, action)) return context.notFound();
    const templates = templatesOf.address(action);
    const reason = givenReason(form).words;
    const told = { client: clientOf(context), kind: addressKinds[action], addressId: id, reason };
    const ask = async (seen: string | undefined, result?: 'stale') => {
      const address = await loadSuggestion(database, told.client, id);
      if (!address || !templates) return undefined;
      const asked = {
        label: addressActions[action],
        subject: `Adresse: ${address.name}`,
        templates,
        isOptional: false,
      };
      const whose = { accountId: address.person ?? undefined, path: '/addresses' };
      return askReason(context, options, { ...asked, ...whose, told, seen: seen ?? String(address.version) }, result);
    };
    if (templates && !(isConfirmed(context) && reason)) {
      return (await ask(form.line('seen'))) ?? redirectAfter(context, database, '/addresses', 'stale');
    }
    const decision = { id, seenVersion: form.line('seen'), action, reason };
    const result = await decideOnAddress(options, decision, actorOf(context, options), telling(options, told));
    const again = result === 'stale' && reason ? await ask(undefined, result) : undefined;
    return again ?? redirectAfter(context, database, '/addresses', result);
  });
}
