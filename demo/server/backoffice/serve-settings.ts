import type { Context } from 'hono';
import { html } from 'hono/html';
import type { AppOptions } from '../app-options';
import { approvalSection, saveApproval } from './approval-section';
import { clientOf, csrfOf, doingOf, goOn, type Office, type OfficeEnv, show } from './office';
import { loadSettings, saveSettings } from './save-settings';
import { type Refused, refusalText, settingsPage } from './settings-page';

/** The settings of a client, and whether its new accounts wait for an operator. */
export function serveSettings(pages: Office, options: AppOptions): void {
  const { database } = options;
  const showSettings = async (context: Context<OfficeEnv>, refused?: Refused) => {
    const client = clientOf(context);
    const parts = { client, csrf: csrfOf(context) };
    const form = settingsPage(await loadSettings(database, client), parts, refused);
    return show(context, {
      title: `Einstellungen: ${context.get('clientName')}`,
      current: 'settings',
      content: html`${form}${await approvalSection(database, parts)}`,
      ...(refused && { status: refused.refusal.reason === 'stale' ? 409 : 422, problem: refusalText(refused) }),
    });
  };

  pages.get('/:client/settings', (context) => showSettings(context));

  pages.post('/:client/settings/approval', async (context) => {
    await saveApproval(options, context.get('form').line('approves') === 'yes', doingOf(context, options));
    return goOn(context, '/settings', 'done');
  });

  pages.post('/:client/settings', async (context) => {
    const typed = context.get('form').text('settings');
    const seen = context.get('form').line('seen');
    const refusal = await saveSettings(options, { typed, seen }, doingOf(context, options));
    return refusal === 'saved' ? goOn(context, '/settings', 'live') : showSettings(context, { typed, refusal });
  });
}
