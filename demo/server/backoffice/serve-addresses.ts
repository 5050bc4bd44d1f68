import type { AppOptions } from '../app-options';
import { addressesPage } from './addresses-page';
import { decideOnAddress } from './decide-on-address';
import { clientOf, csrfOf, doingOf, goOnFrom, idOf, type Office, show } from './office';

/** The addresses that persons have suggested. */
export function serveAddresses(pages: Office, options: AppOptions): void {
  pages.get('/:client/addresses', async (context) => {
    const content = await addressesPage(options.database, { client: clientOf(context), csrf: csrfOf(context) });
    const title = `Vorgeschlagene Adressen: ${context.get('clientName')}`;
    return show(context, { title, current: 'addresses', content });
  });

  pages.post('/:client/addresses/:id', async (context) => {
    const form = context.get('form');
    const action = form.line('action');
    if (action !== 'approve' && action !== 'remove') return context.notFound();
    const decision = { id: idOf(context), seen: form.line('seen'), action } as const;
    return goOnFrom(context, '/addresses', await decideOnAddress(options, decision, doingOf(context, options)));
  });
}
