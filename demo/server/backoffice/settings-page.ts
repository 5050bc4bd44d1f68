import { html } from 'hono/html';
import { toSettings } from '../../../src/settings/to-settings';
import { toWorkSettings } from '../../../src/settings/to-work-settings';
import { type JsonFault, placeIn } from './json-fault';
import { jsonWords } from './json-words';
import { csrfField, type Html } from './page';
import type { Refusal, StoredSettings } from './save-settings';
import { settingDifferences } from './setting-differences';
import { settingWords } from './setting-words';

const AROUND = 40;
const MOST_DIFFERENCES = 50;
const LONGEST_VALUE = 120;
const UNSAVED = 'Nichts wurde gespeichert; Ihre Eingabe steht unten.';

/** What was typed into the form and why it was not saved. */
export type Refused = { typed: string; refusal: Refusal };

/** The words for why nothing was saved. */
export function refusalText({ typed, refusal }: Refused): string {
  if (refusal.reason === 'too_long') return `Die Einstellungen sind länger als 100.000 Zeichen. ${UNSAVED}`;
  if (refusal.reason === 'no_object') return `Die Einstellungen müssen ein JSON-Objekt sein: { … }. ${UNSAVED}`;
  if (refusal.reason === 'stale')
    return 'Jemand anders hat die Einstellungen inzwischen geändert. Vergleichen Sie beide Fassungen. Speichern Sie noch einmal, wenn Ihre gelten soll.';
  const { line, column } = placeIn(typed, refusal.fault.at);
  return `Zeile ${line}, Spalte ${column}: ${jsonWords[refusal.fault.reason]} ${UNSAVED}`;
}

/** The form with the stored settings; after a refusal it keeps what the operator typed. */
export const settingsPage = (
  stored: StoredSettings,
  { client, csrf }: { client: string; csrf: string },
  refused?: Refused,
): Html => html`
${refused?.refusal.reason === 'stale' ? comparison(stored, refused.refusal.typed) : invalidValues(stored)}
<section aria-label="Bearbeiten"><form method="post" action="/backoffice/${encodeURIComponent(client)}/settings">${csrfField(csrf)}
<input type="hidden" name="seen" value="${stored.seen}">
<div class="field"><label for="settings">Einstellungen als JSON</label>
${refused?.refusal.reason === 'no_json' ? excerpt(refused.typed, refused.refusal.fault) : ''}
<textarea id="settings" name="settings" spellcheck="false" autocomplete="off" aria-invalid="${refused && refused.refusal.reason !== 'stale' ? 'true' : 'false'}" aria-describedby="settings-hint">
${refused?.typed ?? stored.text}</textarea>
<p class="hint" id="settings-hint">Gespeicherte Einstellungen gelten sofort, ohne Neustart.</p></div>
<div class="actions"><button>Speichern</button></div></form></section>`;

/** The line of a fault, with its place marked. */
function excerpt(typed: string, { at }: JsonFault): Html {
  const { line, before, after } = placeIn(typed, at);
  const [marked = '', ...rest] = after.slice(0, AROUND);
  return html`<p class="hint">Zeile ${line}: <code>${before.slice(-AROUND)}<mark>${marked || '⏎'}</mark>${rest.join('')}</code></p>`;
}

function invalidValues({ value }: StoredSettings): Html | '' {
  const problems = [...toSettings(value).problems, ...toWorkSettings(value).problems];
  if (problems.length === 0) return '';
  return html`<section aria-labelledby="problems"><h2 id="problems">Ungültige Werte</h2>
<p>Diese Werte sind ungültig; es gilt die Voreinstellung.</p>
<ul>${problems.map(({ path, message }) => html`<li><code>${path || '(alles)'}</code>: ${settingWords(message)}</li>`)}</ul></section>`;
}

function comparison(stored: StoredSettings, typed: unknown): Html {
  const found = settingDifferences(stored.value, typed);
  const more = found.length - MOST_DIFFERENCES;
  return html`<section aria-labelledby="stored"><h2 id="stored">Unterschiede zum gespeicherten Stand</h2>
<ul class="rows">${found
    .slice(0, MOST_DIFFERENCES)
    .map(
      ({ path, before, after }) =>
        html`<li><code>${path}</code>: gespeichert ${valueText(before)}, bei Ihnen ${valueText(after)}</li>`,
    )}</ul>
${more > 0 ? html`<p>Dazu ${more} weitere.</p>` : ''}
<div class="field"><label for="stored-text">Gespeicherter Stand</label>
<textarea id="stored-text" readonly>
${stored.text}</textarea></div></section>`;
}

function valueText(value: unknown): Html {
  const text = JSON.stringify(value);
  if (text === undefined) return html`nicht gesetzt`;
  return html`<code>${text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text}</code>`;
}
