import { html, raw } from 'hono/html';
import { valueAt } from '../../clients/settings/settings-object';
import type { StoredSettings } from '../../clients/settings/settings-versions';
import { csrfField, type Html } from '../page/page';
import { type Controls, controlsOf } from './field-values';
import { fieldView } from './field-view';
import { previewSection } from './preview-section';
import { LAST_CONTROL } from './read-form';
import { type SettingFault, settingFaults, unknownKeys } from './setting-faults';
import type { SettingField } from './setting-fields';
import { type SettingGroup, settingGroupOf, settingGroups } from './setting-groups';
import { labelOf } from './setting-texts';
import { settingsPath } from './settings-links';

/** The content of the form: stored or unsaved settings, and invalid input. */
export type FormContent = {
  stored: StoredSettings;
  settings: unknown;
  faults?: readonly SettingFault[] | undefined;
  typed?: ReadonlyMap<string, Controls> | undefined;
};

type FormPageOptions = { client: string; csrf: string };

/** Renders the form of all settings, in groups, beside a preview of the list. */
export function formPage(
  { stored, settings, faults = settingFaults(settings), typed }: FormContent,
  parts: FormPageOptions,
): Html {
  const { client, csrf } = parts;
  const stateOf = (field: SettingField) => {
    const value = valueAt(settings, field.path);
    const controls = typed?.get(field.path) ?? controlsOf(field, value);
    return {
      controls,
      faults: faults.flatMap((fault) => (fault.field === field.path ? [fault.text] : [])),
      isChanged: JSON.stringify(controls) !== JSON.stringify(controlsOf(field, undefined)),
    };
  };
  return html`${unknownSection(settings)}
<div class="workbench"><form method="post" action="${settingsPath(client)}" id="settings-form" data-draft="${settingsPath(client, '/draft')}">${csrfField(csrf)}
<input type="hidden" name="seen" value="${stored.version}">${draftField(stored, settings)}
<button class="first" tabindex="-1" aria-hidden="true">Speichern</button>
<div class="modes"><button class="quiet" name="to" value="json">Als JSON bearbeiten</button><a class="aside" href="${settingsPath(client, '/versions')}">Frühere Stände</a></div>
<section class="find" aria-label="Suchen"><div class="field" id="find-field" hidden><label for="find">Einstellung suchen</label>
<input id="find" type="search" autocomplete="off" aria-describedby="found"><p class="hint" id="found" role="status"></p></div>
<nav aria-label="Gruppen"><ul class="jump">${settingGroups.map(({ id, title }) => html`<li><a href="#group-${id}">${title}</a></li>`)}</ul></nav></section>
${settingGroups.map((group, index) => groupView(group, { stateOf, isOpen: index === 0, faults }))}
<div class="bar"><button>Speichern</button><a class="aside to-preview" href="#preview" hidden>Vorschau</a>
<span class="hint" id="draft-state" role="status"></span></div>
<input type="hidden" name="${LAST_CONTROL.name}" value="${LAST_CONTROL.value}"></form>
${previewSection(client)}</div>`;
}

/** Renders unsaved settings as a hidden field, including keys without a control. */
const draftField = ({ text }: StoredSettings, settings: unknown) =>
  JSON.stringify(settings, null, 2) === text
    ? ''
    : html`<input type="hidden" name="draft" value="${JSON.stringify(settings)}">`;

type GroupState = {
  stateOf: (field: SettingField) => { controls: Controls; faults: readonly string[]; isChanged: boolean };
  isOpen: boolean;
  faults: readonly SettingFault[];
};

function groupView({ id, title, subgroups }: SettingGroup, { stateOf, isOpen, faults }: GroupState): Html {
  const states = subgroups.flatMap(({ fields }) => fields.map(stateOf));
  const changed = states.filter(({ isChanged }) => isChanged).length;
  const hasFault = subgroups.some(({ fields }) =>
    fields.some(({ path }) => faults.some(({ field }) => field === path)),
  );
  return html`<details class="group"${isOpen || hasFault ? raw(' open') : ''}><summary><h2>${title}</h2> <span class="hint count">${changed > 0 ? `${changed} geändert` : ''}</span></summary>
<div id="group-${id}" class="parts">${subgroups.map(
    ({ title: heading, fields }) =>
      html`<fieldset class="part"><legend${heading === undefined ? raw(' class="unseen"') : ''}>${heading ?? title}</legend>${fields.map((field) => fieldView(field, stateOf(field)))}</fieldset>`,
  )}</div></details>`;
}

/** Renders the refused values, each with a link to its field. */
export const faultSection = (faults: readonly SettingFault[]): Html | '' =>
  faults.length === 0
    ? ''
    : html`<section class="problem" aria-labelledby="problems"><h2 id="problems">Ungültige Werte</h2><ul class="rows">${faults.map(
        ({ field, path, text }) =>
          html`<li>${field === undefined ? html`<code>${path || '(alles)'}</code>` : html`<a href="#set.${field}">${settingGroupOf(field)}: ${labelOf(field)}</a> <code>${path}</code>`}<br>${text}</li>`,
      )}</ul></section>`;

/** Renders the keys without a control, because the portal does not have them. */
export function unknownSection(settings: unknown): Html | '' {
  const keys = unknownKeys(settings);
  if (keys.length === 0) return '';
  return html`<section aria-labelledby="unknown"><h2 id="unknown">Unbekannte Schlüssel</h2>
<p>Das Portal kennt diese Schlüssel nicht. Sie bewirken nichts und bleiben gespeichert. Sie können sie als JSON ändern: ${keys.map((key, index) => html`${index > 0 ? ', ' : ''}<code>${key}</code>`)}.</p></section>`;
}
