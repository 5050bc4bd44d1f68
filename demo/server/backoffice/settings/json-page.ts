import { html } from 'hono/html';
import { settingDifferences } from '../../clients/settings/setting-differences';
import type { StoredSettings } from '../../clients/settings/settings-versions';
import { csrfField, type Html } from '../page/page';
import { settingDifferenceList } from './difference-list';
import { faultSection, unknownSection } from './form-page';
import { type JsonFault, positionInJson } from './json-fault';
import { linesOf } from './json-lines';
import { jsonFaultTexts } from './json-words';
import { previewSection } from './preview-section';
import type { JsonRefusal } from './read-json';
import { type SettingFault, settingFaults } from './setting-faults';
import { settingsPath } from './settings-links';

const EXCERPT_LENGTH = 40;
/** The number of lines that have a number from the start; the script numbers all. */
const SPARE_LINES = 40;
const UNSAVED = 'Nichts wurde gespeichert; Ihre Eingabe steht unten.';

/** The refused input with its reason; newer settings of somebody else are a reason, too. */
export type RefusedJson = { typed: string; refusal: JsonRefusal | { reason: 'stale'; settings: unknown } };

/** Returns the text about a refusal. */
export function refusalText({ typed, refusal }: RefusedJson): string {
  switch (refusal.reason) {
    case 'too_long':
      return `Die Einstellungen sind länger als 100.000 Zeichen. ${UNSAVED}`;
    case 'no_object':
      return `Die Einstellungen müssen ein JSON-Objekt sein: { … }. ${UNSAVED}`;
    case 'stale':
      return 'Jemand anders hat die Einstellungen inzwischen geändert. Vergleichen Sie beide Fassungen. Speichern Sie noch einmal, wenn Ihre gelten soll.';
    case 'invalid':
      return unsavedText(refusal.faults);
    case 'no_json': {
      const { line, column } = positionInJson(typed, refusal.fault.index);
      return `Zeile ${line}, Spalte ${column}: ${jsonFaultTexts[refusal.fault.reason]} ${UNSAVED}`;
    }
  }
}

/** Returns the text about refused values, with their number. */
export const unsavedText = (faults: readonly SettingFault[]): string =>
  `${faults.length === 1 ? 'Ein Wert ist ungültig' : `${faults.length} Werte sind ungültig`}. ${UNSAVED}`;

/** Renders the settings as JSON with numbered lines; after a refusal with the operator's input. */
export function jsonPage(
  stored: StoredSettings,
  { client, csrf }: { client: string; csrf: string },
  { typed, refusal }: { typed?: string; refusal?: RefusedJson['refusal'] } = {},
): Html {
  const text = typed ?? stored.text;
  const faults = faultsWithLines(text, refusal);
  const isInvalid = refusal !== undefined && refusal.reason !== 'stale';
  return html`${refusal?.reason === 'stale' ? comparison(stored, refusal.settings) : faultSection(faults.map(({ fault }) => fault))}
${isInvalid ? '' : unknownSection(refusal?.reason === 'stale' ? refusal.settings : stored.value)}
<div class="workbench two"><section aria-label="Bearbeiten"><form method="post" action="${settingsPath(client, '/json')}" id="settings-form" data-draft="${settingsPath(client, '/draft')}">${csrfField(csrf)}
<input type="hidden" name="seen" value="${stored.version}">
<button class="first" tabindex="-1" aria-hidden="true">Speichern</button>
<div class="modes"><button class="quiet" name="to" value="form">Im Formular bearbeiten</button></div>
<div class="field"><label for="settings">Einstellungen als JSON</label>
${refusal?.reason === 'no_json' ? excerpt(text, refusal.fault) : ''}
<div class="code"><div class="lines" aria-hidden="true">${lineNumbers(text, faults)}</div>
<textarea id="settings" name="settings" rows="${text.split('\n').length}" spellcheck="false" autocomplete="off" aria-invalid="${isInvalid ? 'true' : 'false'}" aria-describedby="settings-hint">
${text}</textarea></div>
<p class="hint" id="settings-hint">Gespeicherte Einstellungen gelten sofort, ohne Neustart.</p></div>
<div class="foot"><b id="draft-state" role="status"></b><span class="actions"><a class="button quiet to-preview" href="#preview" hidden>Vorschau</a><a class="button quiet discard" href="${settingsPath(client, '/json')}">Verwerfen</a><button>Speichern</button></span></div></form></section>
${previewSection(client)}</div>`;
}

/** Returns the faults of the text with their lines; values that are not in the text are left out. */
function faultsWithLines(text: string, refusal: RefusedJson['refusal'] | undefined) {
  if (refusal && refusal.reason !== 'invalid') return [];
  const lines = linesOf(text);
  return (refusal?.faults ?? settingFaults(JSON.parse(text))).map((fault) => {
    const line = lines.get(fault.path);
    return { line, fault: { ...fault, field: undefined, text: line ? `Zeile ${line}: ${fault.text}` : fault.text } };
  });
}

function lineNumbers(text: string, faults: readonly { line: number | undefined }[]): Html[] {
  const faultyLines = new Set(faults.map(({ line }) => line));
  const count = text.split('\n').length + SPARE_LINES;
  return Array.from({ length: count }, (_, index) =>
    faultyLines.has(index + 1) ? html`<mark>${index + 1}</mark>` : html`<span>${index + 1}</span>`,
  );
}

/** Renders the line of a fault, with its position highlighted. */
function excerpt(typed: string, { index: at }: JsonFault): Html {
  const { line, before, after } = positionInJson(typed, at);
  const [highlighted = '', ...remaining] = after.slice(0, EXCERPT_LENGTH);
  return html`<p class="hint">Zeile ${line}: <code>${before.slice(-EXCERPT_LENGTH)}<mark>${highlighted || '⏎'}</mark>${remaining.join('')}</code></p>`;
}

function comparison(stored: StoredSettings, typed: unknown): Html {
  return html`<section aria-labelledby="stored"><h2 id="stored">Unterschiede zum gespeicherten Stand</h2>
<p>Vor dem Pfeil steht, was gespeichert ist, dahinter Ihre Fassung.</p>
${settingDifferenceList(settingDifferences(stored.value, typed))}
<div class="field"><label for="stored-text">Gespeicherter Stand</label>
<textarea id="stored-text" readonly>
${stored.text}</textarea></div></section>`;
}
