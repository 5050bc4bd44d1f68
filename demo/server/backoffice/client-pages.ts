import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { AppOptions } from '../app-options';
import { accountActions, changeAccount } from './account-actions';
import { addressesPage, decideOnAddress } from './addresses-page';
import { approvalSection, saveApproval } from './approval-section';
import { accountKinds, relationKinds, telling } from './decision-mails';
import { clientOf, csrfOf, goOn, idOf, isKeyOf, type Office, type OfficeEnv, show } from './office';
import { personPage } from './person-page';
import { personsPage } from './persons-page';
import { decide, relationActions } from './relation-actions';
import { loadSettings, saveSettings } from './save-settings';
import { type Refused, refusalText, settingsPage } from './settings-page';

const LONGEST_SEARCH = 200;
const LAST_PAGE = 100_000;
const LONGEST_REASON = 500;

/** The pages below /backoffice/{client}. */
export function clientPages(options: AppOptions): Office {
  const pages: Office = new Hono<OfficeEnv>({ strict: false });
  pages.use('/:client/*', async (context, next) => {
    const key = clientOf(context);
    const [found] = key.includes('\0')
      ? []
      : await options.database.query<{ name: string }>('select name from clients where key = $1', [key]);
    if (!found) return context.notFound();
    context.set('clientName', found.name);
    await next();
  });
  servePersons(pages, options);
  serveAddresses(pages, options);
  serveSettings(pages, options);
  return pages;
}

function servePersons(pages: Office, options: AppOptions): void {
  const { database, now } = options;
  pages.get('/:client', async (context) => {
    const line = (name: string) => (context.req.query(name) ?? '').replaceAll('\0', '').slice(0, LONGEST_SEARCH);
    const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(line('page'))) || 1));
    const filter = { client: clientOf(context), search: line('search').trim(), status: line('status'), page };
    const title = `Personen: ${context.get('clientName')}`;
    return show(context, { title, current: 'persons', content: await personsPage(database, filter) });
  });

  pages.get('/:client/persons/:id', async (context) => {
    const found = await personPage(database, { client: clientOf(context), id: idOf(context), csrf: csrfOf(context) });
    return found ? show(context, found) : context.notFound();
  });

  pages.post('/:client/persons/:id', async (context) => {
    const action = context.get('form').line('action');
    const account = { client: clientOf(context), id: idOf(context) };
    if (!isKeyOf(accountActions, action)) return context.notFound();
    const told = { client: account.client, kind: accountKinds[action] };
    const result = await changeAccount(options, account, action, now(), telling(options, told));
    return goOn(context, `/persons/${account.id}`, result);
  });

  pages.post('/:client/persons/:id/relations/:relation', async (context) => {
    const form = context.get('form');
    const action = form.line('action');
    if (!isKeyOf(relationActions, action)) return context.notFound();
    const decision = {
      client: clientOf(context),
      relationId: idOf(context, 'relation'),
      action,
      reason: form.line('reason').slice(0, LONGEST_REASON),
      seen: form.line('seen'),
      now: now(),
    };
    const told = { ...decision, kind: relationKinds[action] };
    const result = await decide(options, decision, telling(options, told));
    return goOn(context, `/persons/${idOf(context)}`, result === 'done' && action === 'remove' ? 'removed' : result);
  });
}

function serveAddresses(pages: Office, { database }: AppOptions): void {
  pages.get('/:client/addresses', async (context) => {
    const content = await addressesPage(database, { client: clientOf(context), csrf: csrfOf(context) });
    const title = `Vorgeschlagene Adressen: ${context.get('clientName')}`;
    return show(context, { title, current: 'addresses', content });
  });

  pages.post('/:client/addresses/:id', async (context) => {
    const form = context.get('form');
    const action = form.line('action');
    if (action !== 'approve' && action !== 'remove') return context.notFound();
    const address = { client: clientOf(context), id: idOf(context), seen: form.line('seen') };
    return goOn(context, '/addresses', await decideOnAddress(database, address, action));
  });
}

function serveSettings(pages: Office, { database }: AppOptions): void {
  const showSettings = async (context: Context<OfficeEnv>, refused?: Refused) => {
    const client = clientOf(context);
    const parts = { client, csrf: csrfOf(context) };
    const form = settingsPage(await loadSettings(database, client), parts, refused);
    return show(context, {
      title: `Einstellungen: ${context.get('clientName')}`,
      current: 'settings',
      content: html`${await approvalSection(database, parts)}${form}`,
      ...(refused && { status: refused.refusal.reason === 'stale' ? 409 : 422, problem: refusalText(refused) }),
    });
  };

  pages.get('/:client/settings', (context) => showSettings(context));

  pages.post('/:client/settings/approval', async (context) => {
    await saveApproval(database, clientOf(context), context.get('form').line('approves') === 'yes');
    return goOn(context, '/settings', 'done');
  });

  pages.post('/:client/settings', async (context) => {
    const client = clientOf(context);
    const typed = context.get('form').text('settings');
    const refusal = await saveSettings(database, client, { typed, seen: context.get('form').line('seen') });
    return refusal === 'saved' ? goOn(context, '/settings', 'live') : showSettings(context, { typed, refusal });
  });
}
