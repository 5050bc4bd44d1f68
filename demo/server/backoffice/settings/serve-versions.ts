import type { Context } from 'hono';
import { saveSettings } from '../../clients/settings/save-settings';
import { loadSettings, loadVersion } from '../../clients/settings/settings-versions';
import type { OfficeOptions } from '../options';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  failureText,
  idInPath,
  parseId,
  queryLine,
  redirectWithResult,
  show,
} from '../page/office';
import { settingFaults } from './setting-faults';
import { SETTINGS_POLICY, versionsAssets } from './settings-assets';
import { restorePage, versionName, versionsPage } from './versions-page';

/** Serves the versions of a client's settings, and their restoration. */
export function serveVersions(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database } = options;
  const showVersion = async (context: Context<BackOfficeEnv>, result?: 'stale' | 'invalid') => {
    const client = clientOf(context);
    const version = await loadVersion(database, client, idInPath(context));
    if (!version) return context.notFound();
    const stored = await loadSettings(database, client);
    context.header('Content-Security-Policy', SETTINGS_POLICY);
    return show(context, {
      title: `Zurück zu ${versionName(version)}`,
      current: 'settings',
      ...versionsAssets,
      content: restorePage(version, stored, { client, csrf: csrfOf(context) }),
      ...(result === 'stale' && { status: 409, problem: failureText('stale') }),
      ...(result === 'invalid' && { status: 422 }),
    });
  };

  pages.get('/:client/settings/versions', async (context) => {
    const client = clientOf(context);
    const before = parseId(queryLine(context, 'before')) || undefined;
    context.header('Content-Security-Policy', SETTINGS_POLICY);
    return show(context, {
      title: `Frühere Stände: ${context.get('clientName')}`,
      current: 'settings',
      ...versionsAssets,
      content: await versionsPage(database, { client, before }, await loadSettings(database, client)),
    });
  });

  pages.get('/:client/settings/versions/:id', (context) => showVersion(context));

  pages.post('/:client/settings/versions/:id', async (context) => {
    const version = await loadVersion(database, clientOf(context), idInPath(context));
    if (!version) return context.notFound();
    if (settingFaults(version.settings).length > 0) return showVersion(context, 'invalid');
    const newSettings = {
      value: version.settings,
      seenVersion: context.get('form').line('seen'),
      restored: version.id,
    };
    const result = await saveSettings(options, newSettings, actorContextOf(context, options));
    return result === 'saved' ? redirectWithResult(context, '/settings', 'live') : showVersion(context, 'stale');
  });
}
