import type { Context } from 'hono';
import { saveSettings } from '../../clients/settings/save-settings';
import { loadSettings, loadVersion } from '../../clients/settings/settings-versions';
import type { OfficeOptions } from '../options';
import type { Crumb } from '../page/document';
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
import { VERSION_POLICY, versionAssets } from './settings-assets';
import { settingsPath } from './settings-links';
import { comparePage, originText, restorePage, versionName, versionsPage } from './versions-page';

const pathTo = (client: string, ...further: Crumb[]): Crumb[] => [
  { href: settingsPath(client), label: 'Einstellungen' },
  ...further,
];
const versionsCrumb = (client: string): Crumb => ({ href: settingsPath(client, '/versions'), label: 'Frühere Stände' });

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Serves the versions of a client's settings, their comparison and their restoration. */
export function serveVersions(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database } = options;
  const showVersion = async (context: Context<BackOfficeEnv>, result?: 'stale' | 'invalid') => {
    const client = clientOf(context);
    const version = await loadVersion(database, client, idInPath(context));
    if (!version) return context.notFound();
    const stored = await loadSettings(database, client);
    context.header('Content-Security-Policy', VERSION_POLICY);
    return show(context, {
      title: versionName(version),
      current: 'settings',
      path: pathTo(client, versionsCrumb(client)),
      lead: sentence(originText(version)),
      ...versionAssets,
      content: restorePage(version, stored, { client, csrf: csrfOf(context) }),
      ...(result === 'stale' && { status: 409, problem: failureText('stale') }),
      ...(result === 'invalid' && { status: 422 }),
    });
  };

  pages.get('/:client/settings/versions', async (context) => {
    const client = clientOf(context);
    const before = parseId(queryLine(context, 'before')) || undefined;
    context.header('Content-Security-Policy', VERSION_POLICY);
    return show(context, {
      title: 'Frühere Stände',
      current: 'settings',
      path: pathTo(client),
      lead: 'Jedes Speichern legt einen Stand an, und zu jedem können Sie zurück.',
      ...versionAssets,
      content: await versionsPage(database, { client, before }, await loadSettings(database, client)),
    });
  });

  pages.get('/:client/settings/versions/compare', async (context) => {
    const client = clientOf(context);
    const [from, to] = await Promise.all(
      ['from', 'to'].map((name) => loadVersion(database, client, parseId(queryLine(context, name)))),
    );
    if (!from || !to) return context.notFound();
    context.header('Content-Security-Policy', VERSION_POLICY);
    return show(context, {
      title: 'Stände vergleichen',
      current: 'settings',
      path: pathTo(client, versionsCrumb(client)),
      ...versionAssets,
      content: await comparePage(database, client, [from, to]),
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
