import { html } from 'hono/html';
import { settingDifferences } from '../../clients/settings/setting-differences';
import { findVersions, type SettingsVersion, type StoredSettings } from '../../clients/settings/settings-versions';
import type { Queryable } from '../../platform/database/database';
import { csrfField, type Html, instantText } from '../page/page';
import { settingDifferenceList } from './difference-list';
import { faultSection } from './form-page';
import { settingFaults } from './setting-faults';
import { settingsPath } from './settings-links';

const PAGE_SIZE = 20;

/** Renders every version of the settings with its changes, the newest first. */
export async function versionsPage(
  database: Queryable,
  { client, before }: { client: string; before: number | undefined },
  stored: StoredSettings,
): Promise<Html> {
  // One more than shown: the last one is compared with it.
  const versions = await findVersions(database, { client, before, limit: PAGE_SIZE + 1 });
  const pageVersions = versions.slice(0, PAGE_SIZE);
  const last = pageVersions.at(-1);
  const isCurrent = ({ id, mark }: SettingsVersion) =>
    mark === stored.version && id === versions.find((version) => version.mark === stored.version)?.id;
  return html`<p class="pages"><a href="${settingsPath(client)}">Zu den Einstellungen</a></p>
<section aria-label="Stände">
${pageVersions.length === 0 ? html`<p>Hier gibt es noch keine früheren Stände. Jedes Speichern legt einen an.</p>` : ''}
<ol class="rows">${pageVersions.map((version, index) => versionRow(version, versions[index + 1], { client, isCurrent: before === undefined && isCurrent(version) }))}</ol>
${versions.length > PAGE_SIZE && last ? html`<p class="pages"><a href="${settingsPath(client, `/versions?before=${last.id}`)}">Ältere</a></p>` : ''}
</section>`;
}

function versionRow(
  version: SettingsVersion,
  previous: SettingsVersion | undefined,
  { client, isCurrent }: { client: string; isCurrent: boolean },
): Html {
  return html`<li><h2>${versionName(version)}</h2><p class="hint">${originText(version)}${isCurrent ? html` <span class="badge">gilt jetzt</span>` : ''}</p>
${previous ? settingDifferenceList(settingDifferences(previous.settings, version.settings)) : html`<p>Erster bekannter Stand.</p>`}
${isCurrent ? '' : html`<p><a href="${settingsPath(client, `/versions/${version.id}`)}">Zurück zu diesem Stand<span class="unseen">: ${versionName(version)}</span></a></p>`}</li>`;
}

/** Returns the name of a version: its number and its time. */
export const versionName = ({ at, id }: SettingsVersion): string =>
  at === null ? `Stand ${id}` : `Stand ${id} vom ${instantText(at)}`;

function originText({ at, operator, restored }: SettingsVersion): string {
  const parts = [
    at === null
      ? 'nicht in der Verwaltung gesetzt, etwa bei der Einrichtung'
      : `gespeichert von ${operator ?? 'der Verwaltung'}`,
    restored !== null && `wiederhergestellt aus Stand ${restored}`,
  ];
  return parts.filter((part) => part !== false).join('; ');
}

/** Renders the confirmation before a version is restored, with the changes. */
export function restorePage(
  version: SettingsVersion,
  stored: StoredSettings,
  { client, csrf }: { client: string; csrf: string },
): Html {
  const differences = settingDifferences(stored.value, version.settings);
  const faults = settingFaults(version.settings);
  const backLink = html`<p class="pages"><a href="${settingsPath(client, '/versions')}">Alle Stände</a></p>`;
  if (differences.length === 0)
    return html`<section aria-label="Unterschiede"><p>Die Einstellungen sind schon auf diesem Stand.</p></section>${backLink}`;
  return html`${faultSection(faults)}<section aria-labelledby="differences"><h2 id="differences">Das ändert sich</h2>
<p>Vor dem Pfeil steht, was jetzt gilt, dahinter ${versionName(version)}.</p>
${settingDifferenceList(differences)}
${
  faults.length > 0
    ? html`<p>Dieser Stand enthält ungültige Werte und kann darum nicht wiederhergestellt werden. Ändern Sie die Einstellungen im Formular.</p>`
    : html`<form method="post" action="${settingsPath(client, `/versions/${version.id}`)}">${csrfField(csrf)}
<input type="hidden" name="seen" value="${stored.version}">
<p>Die Einstellungen gelten sofort. Der jetzige Stand bleibt in der Liste, Sie können also auch zu ihm zurück.</p>
<div class="actions"><button>Zurück zu diesem Stand</button><a class="aside" href="${settingsPath(client, '/versions')}">Abbrechen</a></div></form>`
}</section>${backLink}`;
}
