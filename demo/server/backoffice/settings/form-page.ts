import { html, raw } from 'hono/html';
import { valueAt } from '../../clients/settings/settings-object';
import type { StoredSettings } from '../../clients/settings/settings-versions';
import { csrfField, type Html } from '../page/page';
import { icon } from '../ui/icons';
import { badge } from '../ui/shapes';
import { type Controls, controlsOf } from './field-values';
import { type FieldState, fieldView } from './field-view';
import { previewSection } from './preview-section';
import { LAST_CONTROL } from './read-form';
import { type SettingFault, settingFaults, unknownKeys } from './setting-faults';
import type { SettingField } from './setting-fields';
import { type SettingGroup, settingGroupOf, settingGroups } from './setting-groups';
import { labelOf } from './setting-texts';
import { settingsPath } from './settings-links';
import { stateWords, unsavedPaths } from './settings-state';

/** The content of the form: stored or unsaved settings, and invalid input. */
export type FormContent = {
  stored: StoredSettings;
  settings: unknown;
  faults?: readonly SettingFault[] | undefined;
  typed?: ReadonlyMap<string, Controls> | undefined;
};

/** Parts of the form: `besides` are rows of a section, by its id, that belong to a form of their own. */
type FormPageOptions = { client: string; csrf: string; besides?: Readonly<Record<string, Html>> };

/** Renders the form of all settings: the sections, their fields, and a preview of the list. */
export function formPage(
  { stored, settings, faults = settingFaults(settings), typed }: FormContent,
  { client, csrf, besides = {} }: FormPageOptions,
): Html {
  const stateOf = (field: SettingField): FieldState => {
    const value = valueAt(settings, field.path);
    const controls = typed?.get(field.path) ?? controlsOf(field, value);
    return {
      controls,
      faults: faults.filter((fault) => fault.field === field.path),
      isChanged: JSON.stringify(controls) !== JSON.stringify(controlsOf(field, undefined)),
    };
  };
  const unsaved = new Set([...unsavedPaths(stored.value, settings), ...(typed?.keys() ?? [])]);
  return html`${unknownSection(settings)}
<p class="hint" id="settings-found" role="status"></p>
<div class="workbench">${sectionList(faults)}
<form method="post" action="${settingsPath(client)}" id="settings-form" data-draft="${settingsPath(client, '/draft')}">${csrfField(csrf)}
<input type="hidden" name="seen" value="${stored.version}"><input type="hidden" name="last" value="">${draftField(stored, settings)}
${settingGroups.map((group) => groupView(group, stateOf, besides[group.id] ?? ''))}
<div class="foot"><b id="draft-state" role="status">${stateWords(unsaved.size, faults)}</b><span class="actions"><a class="button quiet to-preview" href="#preview" hidden>Vorschau</a><a class="button quiet discard" href="${settingsPath(client)}">Verwerfen</a><button>Speichern</button></span></div>
<input type="hidden" name="${LAST_CONTROL.name}" value="${LAST_CONTROL.value}"></form>
${previewSection(client)}</div>`;
}

/** Renders unsaved settings as a hidden field, including keys without a control. */
const draftField = ({ text }: StoredSettings, settings: unknown) =>
  JSON.stringify(settings, null, 2) === text
    ? ''
    : html`<input type="hidden" name="draft" value="${JSON.stringify(settings)}">`;

/** Renders the field that finds settings; the script shows it. */
export const searchField: Html = html`<label class="with-icon" id="find-field" hidden>${icon('search')}<span class="away">Einstellung suchen</span><input id="find" type="search" autocomplete="off" aria-describedby="settings-found" placeholder="Einstellung suchen, etwa „Bild“"></label>`;

/**
 * Renders the list of sections, each with the number of its faults, and the switch of what is technical. The first button
 * of the form is the one that Enter presses.
 */
function sectionList(faults: readonly SettingFault[]): Html {
  const countIn = ({ subgroups }: SettingGroup) => {
    const paths = new Set(subgroups.flatMap(({ fields }) => fields.map(({ path }) => path)));
    return faults.filter(({ field }) => field !== undefined && paths.has(field)).length;
  };
  return html`<div class="beside"><nav class="sections" aria-label="Bereiche">${settingGroups.map((group) => {
    const count = countIn(group);
    return html`<a href="#group-${group.id}">${group.title}<span class="faults"${count === 0 ? raw(' hidden') : ''}>${badge('bad', String(count))}<span class="away"> zu ändern</span></span></a>`;
  })}</nav>
<label class="check"><input type="checkbox" id="technical"> Technisches anzeigen</label>
<button class="first" form="settings-form" tabindex="-1" aria-hidden="true">Speichern</button><button class="quiet technical" name="to" value="json" form="settings-form">Als JSON bearbeiten</button></div>`;
}

function groupView(
  { id, title, help, subgroups }: SettingGroup,
  stateOf: (field: SettingField) => FieldState,
  besides: Html | '',
): Html {
  return html`<section class="group" aria-labelledby="group-${id}"><h2 id="group-${id}" tabindex="-1">${title}</h2><p class="hint">${help}</p>
${besides}${subgroups.map(({ title: heading, fields }) => {
  const views = fields.map((field) => fieldView(field, stateOf(field)));
  return heading === undefined
    ? html`<div class="part">${views}</div>`
    : html`<fieldset class="part"><legend>${heading}</legend>${views}</fieldset>`;
})}</section>`;
}

/** Renders the refused values, each with a link to its field. */
export const faultSection = (faults: readonly SettingFault[]): Html | '' =>
  faults.length === 0
    ? ''
    : html`<section class="problem" aria-labelledby="problems"><h2 id="problems">Ungültige Werte</h2><ul class="rows">${faults.map(
        ({ field, path, text }) =>
          html`<li>${field === undefined ? html`<code>${path || '(alles)'}</code>` : html`<a href="#set.${field}">${settingGroupOf(field)}: ${labelOf(field)}</a><code class="technical">${path}</code>`}<br>${text}</li>`,
      )}</ul></section>`;

/** Renders the keys without a control, because the portal does not have them. */
export function unknownSection(settings: unknown): Html | '' {
  const keys = unknownKeys(settings);
  if (keys.length === 0) return '';
  return html`<section class="technical" aria-labelledby="unknown"><h2 id="unknown">Unbekannte Schlüssel</h2>
<p>Das Portal kennt diese Schlüssel nicht. Sie bewirken nichts und bleiben gespeichert. Sie können sie als JSON ändern: ${keys.map((key, index) => html`${index > 0 ? ', ' : ''}<code>${key}</code>`)}.</p></section>`;
}
