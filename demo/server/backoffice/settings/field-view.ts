import { html, raw } from 'hono/html';
import type { Html } from '../page/page';
import { type Controls, controlName, controlsOf, englishControl } from './field-values';
import { labelTable } from './label-table';
import { fieldAt, type SettingField } from './setting-fields';
import { helpOf, labelOf, wordOf } from './setting-texts';
import { valueWords } from './setting-words';

/** The state of a field: its control values, its faults, and whether it differs from the default. */
export type FieldState = { controls: Controls; faults: readonly string[]; isChanged: boolean };

type Shown = FieldState & { field: SettingField };

/** Renders a setting: control, help, default, faults, and the button that restores the default. */
export function fieldView(field: SettingField, state: FieldState): Html {
  const { path } = field;
  const { isChanged, faults } = state;
  const id = controlName(path);
  return html`<div class="setting${isChanged ? ' changed' : ''}" data-path="${path}" data-default="${JSON.stringify(defaultControls(field, state))}">
${control({ ...state, field })}
<p class="hint" id="${id}-hint">${helpOf(path)} ${defaultText(field)}<br><code>${path}</code></p>
<p class="error" id="${id}-error"${faults.length > 0 ? '' : raw(' hidden')}>${faults.join(' ')}</p>
<div class="own"${isChanged ? '' : raw(' hidden')}><span class="badge">abweichend</span>
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
  if (fallback === undefined) return 'Voreinstellung: nicht festgelegt.';
  if (Array.isArray(fallback) && fallback.length === 0) return 'Voreinstellung: keine.';
  const words = Array.isArray(fallback) ? fallback.map((word) => wordOf(path, word)).join(', ') : plain(path, fallback);
  return `Voreinstellung: ${words}.`;
}

const plain = (path: string, fallback: unknown) =>
  fieldAt(path)?.kind === 'choice' || typeof fallback !== 'string' ? valueWords(path, fallback) : fallback || 'leer';

/** Renders the attributes that link a control to its help and its fault. */
const tied = (id: string, { faults }: FieldState) =>
  html`aria-describedby="${id}-hint ${id}-error" aria-invalid="${faults.length > 0 ? 'true' : 'false'}"`;

function control(shown: Shown): Html {
  const { field, controls } = shown;
  const { path, kind } = field;
  const id = controlName(path);
  const text = controls[id] ?? '';
  if (field.isByLanguage) return clientText(shown);
  switch (kind) {
    case 'switch':
      return html`<label class="check"><input type="checkbox" role="switch" id="${id}" name="${id}" value="on" ${ticked(text)} ${tied(id, shown)}> ${labelOf(path)}</label>`;
    case 'maybe switch':
      return select(shown, { '': 'nicht festgelegt', on: 'ja', off: 'nein' });
    case 'choice':
      return select(shown, Object.fromEntries(field.words.map((word) => [word, wordOf(path, word)])));
    case 'choices':
      return choices(shown);
    case 'labels':
      return html`<div id="${id}" tabindex="-1">${labelTable(path, controls)}</div>`;
    case 'number':
      return labelled(
        id,
        path,
        html`<input id="${id}" name="${id}" inputmode="numeric" autocomplete="off" value="${text}" ${tied(id, shown)}>`,
      );
    case 'color':
      return labelled(
        id,
        path,
        html`<span class="color"><input id="${id}" name="${id}" autocomplete="off" spellcheck="false" value="${text}" ${tied(id, shown)}><input type="color" data-for="${id}" aria-label="${labelOf(path)} aussuchen" hidden></span>`,
      );
    case 'lines':
      return html`${labelled(id, path, area(shown))}${noneBox(shown)}`;
    case 'json':
      return labelled(id, path, area(shown));
    default:
      // A one-line field would remove the line breaks of a multi-line text.
      return labelled(
        id,
        path,
        text.includes('\n')
          ? area(shown)
          : html`<input id="${id}" name="${id}" autocomplete="off" spellcheck="false" value="${text}" ${tied(id, shown)}>`,
      );
  }
}

const labelled = (id: string, path: string, field: Html) => html`<label for="${id}">${labelOf(path)}</label>${field}`;

/** Renders a text of the client, and its English version. */
function clientText(shown: Shown): Html {
  const { path } = shown.field;
  const [id, english] = [controlName(path), englishControl(path)];
  return html`${labelled(id, path, wordsControl(shown, id))}
<label for="${english}">Auf Englisch<span class="unseen">: ${labelOf(path)}</span> (leer: derselbe Text)</label>${wordsControl(shown, english)}`;
}

/** Renders the control of a text in one language; only HTML and multi-line texts need several lines. */
function wordsControl(shown: Shown, name: string): Html {
  const { field, controls } = shown;
  const text = controls[name] ?? '';
  const ties = tied(controlName(field.path), shown);
  return field.kind === 'html' || text.includes('\n')
    ? html`<textarea class="words" id="${name}" name="${name}" spellcheck="false" ${ties}>
${text}</textarea>`
    : html`<input id="${name}" name="${name}" autocomplete="off" spellcheck="false" value="${text}" ${ties}>`;
}

const ticked = (text: string | undefined) => (text === 'on' ? raw('checked') : '');

// HTML drops a line break right after the tag: without an extra one, the text would lose a leading line break.
function area(shown: Shown): Html {
  const { field, controls } = shown;
  const id = controlName(field.path);
  return html`<textarea class="${field.kind === 'json' ? 'json' : 'words'}" id="${id}" name="${id}" spellcheck="false" ${tied(id, shown)}>
${controls[id]}</textarea>`;
}

function noneBox({ field: { path, fallback }, controls }: Shown): Html | '' {
  if (fallback !== undefined) return '';
  const name = controlName(path, 'none');
  return html`<label class="check"><input type="checkbox" name="${name}" value="on" ${ticked(controls[name])}> Keine davon</label>`;
}

function select(shown: Shown, options: Readonly<Record<string, string>>): Html {
  const { field, controls } = shown;
  const id = controlName(field.path);
  const chosen = controls[id] ?? '';
  const all = Object.hasOwn(options, chosen) ? options : { [chosen]: `${chosen} (ungültig)`, ...options };
  return labelled(
    id,
    field.path,
    html`<select id="${id}" name="${id}" ${tied(id, shown)}>${Object.entries(all).map(
      ([value, label]) => html`<option value="${value}"${value === chosen ? raw(' selected') : ''}>${label}</option>`,
    )}</select>`,
  );
}

function choices(shown: Shown): Html {
  const { path, words } = shown.field;
  const id = controlName(path);
  return html`<fieldset class="choices" id="${id}" tabindex="-1" aria-describedby="${id}-hint ${id}-error"><legend>${labelOf(path)}</legend>
<div>${words.map((word) => {
    const name = controlName(path, word);
    return html`<label class="check"><input type="checkbox" name="${name}" value="on" ${ticked(shown.controls[name])}> ${wordOf(path, word)}</label>`;
  })}</div></fieldset>`;
}
