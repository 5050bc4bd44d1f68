import { html, raw } from 'hono/html';
import type { Html } from '../page/page';
import { type Controls, controlName, controlsOf, englishControl } from './field-values';
import { labelTable } from './label-table';
import { fieldAt, type SettingField } from './setting-fields';
import { helpOf, labelOf, valueLabelOf } from './setting-texts';
import { formatSettingValue } from './setting-words';

/** The state of a field: its control values, its faults, and whether it differs from the default. */
export type FieldState = { controls: Controls; faults: readonly string[]; isChanged: boolean };

type FieldToRender = FieldState & { field: SettingField };

/** Renders a setting: control, help, default, faults, and the button that restores the default. */
export function fieldView(field: SettingField, state: FieldState): Html {
  const { path } = field;
  const { isChanged, faults } = state;
  const id = controlName(path);
  return html`<div class="setting${isChanged ? ' changed' : ''}" data-path="${path}" data-default="${JSON.stringify(defaultControls(field, state))}">
${control({ ...state, field })}
<p class="hint" id="${id}-hint">${helpOf(path)} ${defaultText(field)}<br><code>${path}</code></p>
<p class="error" id="${id}-error"${faults.length > 0 ? '' : raw(' hidden')}>${faults.join(' ')}</p>
<div class="own"${isChanged ? '' : raw(' hidden')}><span class="badge">geändert</span>
<button class="quiet reset" name="reset" value="${path}" aria-label="${labelOf(path)} zurücksetzen">Zurücksetzen</button></div></div>`;
}

/** Returns the control values at the default; a label that the portal does not have is empty then. */
function defaultControls(field: SettingField, { controls }: FieldState): Controls {
  const empty = Object.fromEntries(Object.keys(controls).map((name) => [name, '']));
  return { ...empty, ...controlsOf(field, undefined) };
}

/** Returns the text about the default. */
function defaultText({ kind, fallback, path }: SettingField): string {
  if (kind === 'labels') return '';
  if (fallback === undefined) return 'Standard: keine Angabe.';
  if (Array.isArray(fallback) && fallback.length === 0) return 'Standard: keine Angabe.';
  const words = Array.isArray(fallback)
    ? fallback.map((word) => valueLabelOf(path, word)).join(', ')
    : fallbackText(path, fallback);
  return `Standard: ${words}.`;
}

const fallbackText = (path: string, fallback: unknown) =>
  fieldAt(path)?.kind === 'choice' || typeof fallback !== 'string'
    ? formatSettingValue(path, fallback)
    : fallback || 'keine Angabe';

/** Renders the attributes that link a control to its help and its fault. */
const descriptionAttributes = (id: string, { faults }: FieldState) =>
  html`aria-describedby="${id}-hint ${id}-error" aria-invalid="${faults.length > 0 ? 'true' : 'false'}"`;

function control(toRender: FieldToRender): Html {
  const { field, controls } = toRender;
  const { path, kind } = field;
  const id = controlName(path);
  const text = controls[id] ?? '';
  if (field.isByLanguage) return clientText(toRender);
  switch (kind) {
    case 'switch':
      return html`<label class="check"><input type="checkbox" role="switch" id="${id}" name="${id}" value="on" ${checkedIf(text)} ${descriptionAttributes(id, toRender)}> ${labelOf(path)}</label>`;
    case 'maybe switch':
      return select(toRender, { '': 'nicht festgelegt', on: 'ja', off: 'nein' });
    case 'choice':
      return select(toRender, Object.fromEntries(field.allowedValues.map((word) => [word, valueLabelOf(path, word)])));
    case 'choices':
      return choices(toRender);
    case 'labels':
      return html`<div id="${id}" tabindex="-1">${labelTable(path, controls)}</div>`;
    case 'number':
      return labelled(
        id,
        path,
        html`<input id="${id}" name="${id}" inputmode="numeric" autocomplete="off" value="${text}" ${descriptionAttributes(id, toRender)}>`,
      );
    case 'color':
      return labelled(
        id,
        path,
        html`<span class="color"><input id="${id}" name="${id}" autocomplete="off" spellcheck="false" value="${text}" ${descriptionAttributes(id, toRender)}><input type="color" data-for="${id}" aria-label="${labelOf(path)} aussuchen" hidden></span>`,
      );
    case 'lines':
      return html`${labelled(id, path, textArea(toRender))}${noneBox(toRender)}`;
    case 'json':
      return labelled(id, path, textArea(toRender));
    default:
      // A one-line field would remove the line breaks of a multi-line text.
      return labelled(
        id,
        path,
        text.includes('\n')
          ? textArea(toRender)
          : html`<input id="${id}" name="${id}" autocomplete="off" spellcheck="false" value="${text}" ${descriptionAttributes(id, toRender)}>`,
      );
  }
}

const labelled = (id: string, path: string, field: Html) => html`<label for="${id}">${labelOf(path)}</label>${field}`;

/** Renders a text of the client, and its English version. */
function clientText(toRender: FieldToRender): Html {
  const { path } = toRender.field;
  const [id, english] = [controlName(path), englishControl(path)];
  return html`${labelled(id, path, textControl(toRender, id))}
<label for="${english}">Auf Englisch<span class="unseen">: ${labelOf(path)}</span> (leer: derselbe Text)</label>${textControl(toRender, english)}`;
}

/** Renders the control of a text in one language; only HTML and multi-line texts need several lines. */
function textControl(toRender: FieldToRender, name: string): Html {
  const { field, controls } = toRender;
  const text = controls[name] ?? '';
  const attributes = descriptionAttributes(controlName(field.path), toRender);
  return field.kind === 'html' || text.includes('\n')
    ? html`<textarea class="words" id="${name}" name="${name}" spellcheck="false" ${attributes}>
${text}</textarea>`
    : html`<input id="${name}" name="${name}" autocomplete="off" spellcheck="false" value="${text}" ${attributes}>`;
}

const checkedIf = (text: string | undefined) => (text === 'on' ? raw('checked') : '');

// HTML drops a line break right after the tag: without an extra one, the text would lose a leading line break.
function textArea(toRender: FieldToRender): Html {
  const { field, controls } = toRender;
  const id = controlName(field.path);
  return html`<textarea class="${field.kind === 'json' ? 'json' : 'words'}" id="${id}" name="${id}" spellcheck="false" ${descriptionAttributes(id, toRender)}>
${controls[id]}</textarea>`;
}

function noneBox({ field: { path, fallback }, controls }: FieldToRender): Html | '' {
  if (fallback !== undefined) return '';
  const name = controlName(path, 'none');
  return html`<label class="check"><input type="checkbox" name="${name}" value="on" ${checkedIf(controls[name])}> Keine davon</label>`;
}

function select(toRender: FieldToRender, options: Readonly<Record<string, string>>): Html {
  const { field, controls } = toRender;
  const id = controlName(field.path);
  const chosen = controls[id] ?? '';
  const allOptions = Object.hasOwn(options, chosen) ? options : { [chosen]: `${chosen} (ungültig)`, ...options };
  return labelled(
    id,
    field.path,
    html`<select id="${id}" name="${id}" ${descriptionAttributes(id, toRender)}>${Object.entries(allOptions).map(
      ([value, label]) => html`<option value="${value}"${value === chosen ? raw(' selected') : ''}>${label}</option>`,
    )}</select>`,
  );
}

function choices(toRender: FieldToRender): Html {
  const { path, allowedValues: words } = toRender.field;
  const id = controlName(path);
  return html`<fieldset class="choices" id="${id}" tabindex="-1" aria-describedby="${id}-hint ${id}-error"><legend>${labelOf(path)}</legend>
<div>${words.map((word) => {
    const name = controlName(path, word);
    return html`<label class="check"><input type="checkbox" name="${name}" value="on" ${checkedIf(toRender.controls[name])}> ${valueLabelOf(path, word)}</label>`;
  })}</div></fieldset>`;
}
