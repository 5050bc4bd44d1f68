import type { Context } from 'hono';
import { html } from 'hono/html';
import { findVersions, loadSettings, type StoredSettings } from '../../clients/settings/settings-versions';
import type { OfficeOptions } from '../options';
import { type BackOfficeEnv, clientOf, csrfOf, show } from '../page/office';
import type { Html } from '../page/page';
import { approvalForm, approvalRow } from './approval-section';
import { type FormContent, faultSection, formPage, searchField } from './form-page';
import { jsonPage, type RefusedJson, refusalText } from './json-page';
import { lastSavedText } from './saver-words';
import { loadRoleFaults, settingFaults } from './setting-faults';
import { SETTINGS_POLICY, settingsAssets } from './settings-assets';
import { settingsPath } from './settings-links';
import { changesBetween } from './settings-state';

type PageOptions = { status?: 409 | 422; problem?: string; notice?: string };

/** Creates the functions that show the settings of a client: as a form, and as JSON. */
export function settingsPages(options: OfficeOptions) {
  const { database } = options;
  const showPage = async (
    context: Context<BackOfficeEnv>,
    content: Html,
    { stored, ...pageOptions }: PageOptions & { stored: StoredSettings; actions?: Html },
  ) => {
    context.header('Content-Security-Policy', SETTINGS_POLICY);
    const client = clientOf(context);
    const [newest] = await findVersions(database, { client, before: undefined, limit: 1 });
    const versionsLink = html`<a href="${settingsPath(client, '/versions')}">Frühere Stände</a>`;
    const lead = html`${lastSavedText(newest, stored, options.now())} ${versionsLink}`;
    return show(context, {
      title: 'Einstellungen',
      current: 'settings',
      lead,
      content,
      ...settingsAssets,
      ...pageOptions,
    });
  };
  const formContextOf = (context: Context<BackOfficeEnv>) => ({ client: clientOf(context), csrf: csrfOf(context) });
  const showForm = async (
    context: Context<BackOfficeEnv>,
    content: Partial<Omit<FormContent, 'stored'>>,
    { introduction = '', ...pageOptions }: PageOptions & { introduction?: Html | '' } = {},
  ) => {
    const formContext = formContextOf(context);
    const stored = await loadSettings(database, formContext.client);
    const { settings = stored.value } = content;
    const faults = content.faults ?? [
      ...settingFaults(settings, changesBetween(stored.value, settings)),
      ...(await loadRoleFaults(database, formContext.client, settings)),
    ];
    const besides = { account: await approvalRow(database, formContext.client) };
    const form = formPage({ ...content, stored, settings, faults }, { ...formContext, besides });
    const refused = pageOptions.status === 422 ? faultSection(faults) : '';
    const page = html`${introduction}${refused}${form}${approvalForm(formContext)}`;
    return showPage(context, page, { ...pageOptions, stored, actions: searchField });
  };
  const showJson = async (context: Context<BackOfficeEnv>, typed?: string, refusal?: RefusedJson['refusal']) => {
    const formContext = formContextOf(context);
    const stored = await loadSettings(database, formContext.client);
    const content = jsonPage(stored, formContext, {
      ...(typed !== undefined && { typed }),
      ...(refusal && { refusal }),
    });
    if (!refusal) return showPage(context, content, { stored });
    const problem = refusalText({ typed: typed ?? '', refusal });
    return showPage(context, content, { status: refusal.reason === 'stale' ? 409 : 422, problem, stored });
  };
  return { showForm, showJson };
}
