import { html, raw } from 'hono/html';
import type { Html } from '../page/page';
import { icon } from '../ui/icons';
import { type Controls, controlName, controlsOf, englishControl } from './field-values';
import { labelTable } from './label-table';
import { defaultWordsOf } from './setting-defaults';
import type { SettingFault } from './setting-faults';
import type { SettingField } from './setting-fields';
import { helpOf, labelOf, valueLabelOf } from './setting-texts';

/** The state of a field: its control values, its faults, and whether it differs from the default. */
export type FieldState = { controls: Controls; faults: readonly SettingFault[]; isChanged: boolean };

type FieldToRender = FieldState & { field: SettingField };

const SAME_TEXT = 'Ohne englischen Text gilt der deutsche.';

/** Renders a setting: name, help, control, faults with the offer to end them, and the way back to the default. */
export function fieldView(field: SettingField, state: FieldState): Html {
  const { path } = field;
  const { isChanged, faults } = state;
  const id = controlName(path);
  return html`<div class="setting${isChanged ? ' changed' : ''}" data-path="${path}" data-default="${JSON.stringify(defaultControls(field, state))}">
${control({ ...state, field })}
<div class="fault"${hiddenUnless(faults.length > 0)}><p class="error">${icon('warning', 'small')}<span id="${id}-error">${faults.map(({ text }) => text).join(' ')}</span></p>
${repairButton(field, state)}</div>
<p class="own"${hiddenUnless(isChanged)}><i class="dot"></i><span>Geändert. Standard: ${defaultWordsOf(field)}.</span>
<button class="text reset" name="reset" value="${path}" aria-label="${labelOf(path)} zurücksetzen">Zurücksetzen</button></p></div>`;
}

const hiddenUnless = (isShown: boolean) => (isShown ? '' : raw(' hidden'));

/** Returns the control values at the default; a label that the portal does not have is empty then. */
function defaultControls(field: SettingField, { controls }: FieldState): Controls {
  const empty = Object.fromEntries(Object.keys(controls).map((name) => [name, '']));
  return { ...empty, ...controlsOf(field, undefined) };
}

/** Renders the button that ends a contradiction; the script shows it once there is one. */
function repairButton(field: SettingField, { faults }: FieldState): Html {
  const repair = faults.find((fault) => fault.repair)?.repair;
  const controls = repair && JSON.stringify(controlsOf(field, repair.value));
  return html`<button class="text repair" name="repair" value="${field.path}" data-controls="${controls ?? ''}"${hiddenUnless(repair !== undefined)}>${repair?.label}</button>`;
}

const helpText = ({ path }: SettingField): Html =>
  html`<p class="hint" id="${controlName(path)}-hint">${helpOf(path)}<code class="technical">${path}</code></p>`;

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
      return html`<label class="check name"><input type="checkbox" role="switch" id="${id}" name="${id}" value="on" ${checkedIf(text)} ${descriptionAttributes(id, toRender)}> ${labelOf(path)}</label>${helpText(field)}`;
    case 'maybe switch':
      return select(toRender, { '': 'nicht festgelegt', on: 'ja', off: 'nein' });
    case 'choice':
      return select(toRender, Object.fromEntries(field.allowedValues.map((word) => [word, valueLabelOf(path, word)])));
    case 'choices':
      return choices(toRender);
    case 'labels':
      return html`<p class="name">${labelOf(path)}</p>${helpText(field)}<div id="${id}" tabindex="-1">${labelTable(path, controls)}</div>`;
    case 'number':
      return labelled(
        field,
        html`<input class="width-code" id="${id}" name="${id}" inputmode="numeric" autocomplete="off" value="${text}" ${descriptionAttributes(id, toRender)}>`,
      );
    case 'color':
      return labelled(
        field,
        html`<span class="color"><input id="${id}" name="${id}" autocomplete="off" spellcheck="false" value="${text}" ${descriptionAttributes(id, toRender)}><input type="color" data-for="${id}" aria-label="${labelOf(path)} aussuchen" hidden></span>`,
      );
    case 'lines':
      return html`${labelled(field, textArea(toRender))}${noneBox(toRender)}`;
    case 'json':
      return labelled(field, textArea(toRender));
    default:
      // A one-line field would remove the line breaks of a multi-line text.
      return labelled(
        field,
        text.includes('\n')
          ? textArea(toRender)
          : html`<input class="width-line" id="${id}" name="${id}" autocomplete="off" spellcheck="false" value="${text}" ${descriptionAttributes(id, toRender)}>`,
      );
  }
}

const labelled = (field: SettingField, control: Html) =>
  html`<label class="name" for="${controlName(field.path)}">${labelOf(field.path)}</label>${helpText(field)}${control}`;

/** Renders a text of the client in both languages, beside each other. */
function clientText(toRender: FieldToRender): Html {
  const { field, controls } = toRender;
  const { path, kind } = field;
  const [german, english] = [controlName(path), englishControl(path)];
  const lacksEnglish = (controls[german] ?? '') !== '' && (controls[english] ?? '') === '';
  return html`<fieldset class="languages${kind === 'html' ? ' formatted' : ''}${lacksEnglish ? ' lacks-english' : ''}"><legend class="name" id="${german}-name">${labelOf(path)}</legend>${helpText(field)}
<div class="pair"><div class="language"><label for="${german}" id="${german}-label">Deutsch</label>${textControl(toRender, german)}</div>
<div class="language"><label for="${english}" id="${english}-label">Englisch <span class="missing">fehlt</span></label>${textControl(toRender, english)}</div></div>
<p class="hint missing-note">${SAME_TEXT}</p></fieldset>`;
}

/** Renders the control of a text in one language; only HTML and multi-line texts need several lines. */
function textControl(toRender: FieldToRender, name: string): Html {
  const { field, controls } = toRender;
  const text = controls[name] ?? '';
  const attributes = descriptionAttributes(controlName(field.path), toRender);
  const language = name === englishControl(field.path) ? 'en' : 'de';
  return field.kind === 'html' || text.includes('\n')
    ? html`<textarea class="words${field.kind === 'html' ? ' html-source' : ''}" id="${name}" name="${name}" lang="${language}" spellcheck="false" ${attributes}>
${text}</textarea>`
    : html`<input id="${name}" name="${name}" lang="${language}" autocomplete="off" spellcheck="false" value="${text}" ${attributes}>`;
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
    field,
    html`<select class="width-line" id="${id}" name="${id}" ${descriptionAttributes(id, toRender)}>${Object.entries(
      allOptions,
    ).map(
      ([value, label]) => html`<option value="${value}"${value === chosen ? raw(' selected') : ''}>${label}</option>`,
    )}</select>`,
  );
}

function choices(toRender: FieldToRender): Html {
  const { field } = toRender;
  const { path, allowedValues: words } = field;
  const id = controlName(path);
  return html`<fieldset class="choices" id="${id}" tabindex="-1" aria-describedby="${id}-hint ${id}-error"><legend class="name">${labelOf(path)}</legend>${helpText(field)}
<div>${words.map((word) => {
    const name = controlName(path, word);
    return html`<label class="check"><input type="checkbox" name="${name}" value="on" ${checkedIf(toRender.controls[name])}> ${valueLabelOf(path, word)}</label>`;
  })}</div></fieldset>`;
}
