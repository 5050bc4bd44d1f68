import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { SettingProblem } from '../../../src/settings/read-settings';
import { toSettings } from '../../../src/settings/to-settings';
import { toWorkSettings } from '../../../src/settings/to-work-settings';
import type { Database, Queryable } from '../database';
import { csrfField, type Html } from './page';
import { settingWords } from './setting-words';

/** What became of settings that an operator saved. */
export type SettingsResult =
  | { kind: 'saved'; problems: SettingProblem[] }
  | { kind: 'refused'; reason: 'no_json' | 'no_object' | 'characters' | 'stale' };

const REFUSED: Record<Extract<SettingsResult, { kind: 'refused' }>['reason'], string> = {
  no_json: 'Das ist kein gültiges JSON. Nichts wurde gespeichert; Ihre Eingabe steht unten.',
  no_object: 'Die Einstellungen müssen ein JSON-Objekt sein: { … }. Nichts wurde gespeichert.',
  characters: 'Die Datenbank kann eines der Zeichen nicht speichern. Nichts wurde gespeichert.',
  stale:
    'Jemand anders hat die Einstellungen inzwischen geändert. Ihre Eingabe steht unten. Speichern Sie noch einmal, wenn sie gelten soll.',
};

/** The words for why nothing was saved. */
export const refusalText = (result: SettingsResult): string | undefined =>
  result.kind === 'refused' ? REFUSED[result.reason] : undefined;

type Stored = { text: string; seen: string };

const hashOfText = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The settings of a client as text, and what they were known by. */
export async function loadSettingsText(database: Queryable, client: string): Promise<Stored> {
  const [row] = await database.query<{ settings: unknown }>('select settings from clients where key = $1', [client]);
  const text = JSON.stringify(row?.settings ?? {}, null, 2);
  return { text, seen: hashOfText(text) };
}

/** The form; `typed` stands in it instead of what is stored, so that nothing typed is lost. */
export const settingsPage = (
  { text, seen }: Stored,
  { client, csrf, typed }: { client: string; csrf: string; typed?: string | undefined },
  problems: readonly SettingProblem[],
): Html => html`
${
  problems.length === 0
    ? ''
    : html`<section aria-labelledby="problems"><h2 id="problems">Diese Schlüssel zählen nicht</h2>
<p>Für sie gilt die Voreinstellung.</p>
<ul>${problems.map(({ path, message }) => html`<li><code>${path || '(alles)'}</code> wird nicht gezählt: ${settingWords(message)}</li>`)}</ul></section>`
}
<section aria-label="Bearbeiten"><form method="post" action="/backoffice/${encodeURIComponent(client)}/settings">${csrfField(csrf)}
<input type="hidden" name="seen" value="${seen}">
<div class="field"><label for="settings">Einstellungen als JSON</label>
<textarea id="settings" name="settings" spellcheck="false" autocomplete="off" aria-describedby="settings-hint">
${typed ?? text}</textarea>
<p class="hint" id="settings-hint">Gespeicherte Einstellungen gelten sofort, ohne Neustart.</p></div>
<div class="actions"><button>Speichern</button></div></form></section>`;

/** Stores settings, unless they are no JSON object or somebody else has stored others meanwhile. */
export async function saveSettings(
  database: Database,
  client: string,
  { typed, seen }: { typed: string; seen: string },
): Promise<SettingsResult> {
  const value = parsed(typed);
  if (value === undefined) return { kind: 'refused', reason: 'no_json' };
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { kind: 'refused', reason: 'no_object' };
  const text = JSON.stringify(value);
  try {
    return await database.transaction(async (transaction) => {
      await transaction.query('select 1 from clients where key = $1 for update', [client]);
      if ((await loadSettingsText(transaction, client)).seen !== seen) return { kind: 'refused', reason: 'stale' };
      await transaction.query('update clients set settings = $2::text::jsonb where key = $1', [client, text]);
      return { kind: 'saved', problems: [...toSettings(value).problems, ...toWorkSettings(value).problems] };
    });
  } catch (error) {
    // jsonb holds neither \u0000 nor half a character.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('22'))
      return { kind: 'refused', reason: 'characters' };
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
