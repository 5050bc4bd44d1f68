import { html, raw } from 'hono/html';
import { settingDifferences } from '../../clients/settings/setting-differences';
import { findVersions, type SettingsVersion, type StoredSettings } from '../../clients/settings/settings-versions';
import type { Queryable } from '../../platform/database/database';
import { csrfField, type Html, instantText } from '../page/page';
import { badge } from '../ui/shapes';
import { settingDifferenceList } from './difference-list';
import { faultSection } from './form-page';
import { previewSection } from './preview-section';
import { saverOf } from './saver-words';
import { settingFaults } from './setting-faults';
import { settingsPath } from './settings-links';

const PAGE_SIZE = 20;
/** The number of versions among which two can be compared. */
const MAX_COMPARED = 200;

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
  const [newest, previous] = pageVersions;
  return html`${newest && previous ? await compareForm(database, client, [previous.id, newest.id]) : ''}
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
  return html`<li><h2><a href="${settingsPath(client, `/versions/${version.id}`)}">${versionName(version)}</a> ${isCurrent ? badge('good', 'gilt jetzt') : ''}</h2><p class="hint">${originText(version)}</p>
${previous ? settingDifferenceList(settingDifferences(previous.settings, version.settings)) : html`<p>Erster bekannter Stand.</p>`}</li>`;
}

/** Returns the name of a version: its number and its time. */
export const versionName = ({ at, id }: Pick<SettingsVersion, 'at' | 'id'>): string =>
  at === null ? `Stand ${id}` : `Stand ${id} vom ${instantText(at)}`;

/** Returns the sentence about who has saved a version. */
export function originText({ at, operator, restored }: SettingsVersion): string {
  const parts = [
    at === null
      ? 'nicht in der Verwaltung gesetzt, etwa bei der Einrichtung'
      : `gespeichert von ${saverOf({ operator })}`,
    restored !== null && `wiederhergestellt aus Stand ${restored}`,
  ];
  return parts.filter((part) => part !== false).join('; ');
}

/** Renders the choice of two versions to compare. */
async function compareForm(database: Queryable, client: string, [from, to]: readonly [number, number]): Promise<Html> {
  const versions = await findVersions(database, { client, before: undefined, limit: MAX_COMPARED });
  const options = (chosen: number) =>
    versions.map(
      (version) =>
        html`<option value="${version.id}"${version.id === chosen ? raw(' selected') : ''}>${versionName(version)}${version.at && version.operator ? `, ${version.operator}` : ''}</option>`,
    );
  return html`<form class="box compare" method="get" action="${settingsPath(client, '/versions/compare')}">
<div class="field"><label for="from">Vorher</label><select id="from" name="from">${options(from)}</select></div>
<div class="field"><label for="to">Nachher</label><select id="to" name="to">${options(to)}</select></div>
<button class="quiet">Vergleichen</button></form>`;
}

/** Renders what differs between two versions. */
export async function comparePage(
  database: Queryable,
  client: string,
  [from, to]: readonly [SettingsVersion, SettingsVersion],
): Promise<Html> {
  const differences = settingDifferences(from.settings, to.settings);
  const link = (version: SettingsVersion) =>
    html`<a href="${settingsPath(client, `/versions/${version.id}`)}">${versionName(version)}</a>`;
  return html`${await compareForm(database, client, [from.id, to.id])}
<section aria-labelledby="differences"><h2 id="differences">${differences.length === 1 ? '1 Unterschied' : `${differences.length} Unterschiede`}</h2>
<p>Vor dem Pfeil steht ${link(from)} (${originText(from)}), dahinter ${link(to)} (${originText(to)}).</p>
${differences.length === 0 ? html`<p>Die beiden Stände sind gleich.</p>` : settingDifferenceList(differences)}</section>`;
}

/** Renders a version: what its restoration changes, and how the list looks with it. */
export function restorePage(
  version: SettingsVersion,
  stored: StoredSettings,
  { client, csrf }: { client: string; csrf: string },
): Html {
  const differences = settingDifferences(stored.value, version.settings);
  const faults = settingFaults(version.settings);
  const preview = previewSection(client, version.settings);
  if (differences.length === 0)
    return html`<div class="workbench two"><section aria-label="Unterschiede"><p>Die Einstellungen sind schon auf diesem Stand.</p></section>${preview}</div>`;
  return html`${faultSection(faults)}<div class="workbench two"><section aria-labelledby="differences"><h2 id="differences">Das ändert sich</h2>
<p>Vor dem Pfeil steht, was jetzt gilt, dahinter ${versionName(version)}.</p>
${settingDifferenceList(differences)}
${
  faults.length > 0
    ? html`<p>Dieser Stand enthält ungültige Werte und kann darum nicht wiederhergestellt werden. Ändern Sie die Einstellungen im Formular.</p>`
    : html`<form method="post" action="${settingsPath(client, `/versions/${version.id}`)}">${csrfField(csrf)}
<input type="hidden" name="seen" value="${stored.version}">
<p>Die Einstellungen gelten sofort. Der jetzige Stand bleibt in der Liste, Sie können also auch zu ihm zurück.</p>
<div class="actions"><button>Zurück zu diesem Stand</button><a class="button quiet" href="${settingsPath(client, '/versions')}">Abbrechen</a></div></form>`
}</section>${preview}</div>`;
}
