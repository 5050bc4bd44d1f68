import { html } from 'hono/html';
import type { Html } from '../page/page';
import { settingsPath } from './settings-links';

/**
 * Renders the preview of the list. The script shows it and sends it settings. The frame has an origin of its own:
 * settings contain HTML of clients, which must not reach the pages of the back office.
 *
 * @param settings what it shows; without them the form's unsaved ones
 */
export const previewSection = (
  client: string,
  settings?: unknown,
): Html => html`<section class="preview" id="preview" aria-labelledby="preview-title" tabindex="-1"${settings === undefined ? '' : html` data-settings="${JSON.stringify(settings)}"`} hidden>
<div class="preview-head"><h2 id="preview-title">Vorschau</h2>
<fieldset class="switch"><legend class="away">Breite</legend><label><input type="radio" name="width" value="360" checked>Telefon</label><label><input type="radio" name="width" value="1024">Rechner</label></fieldset></div>
<div class="stage"><iframe title="Vorschau der Liste" sandbox="allow-scripts" data-src="${settingsPath(client, '/preview')}"></iframe></div>
<p class="hint" id="preview-state" role="status">${settings === undefined ? 'So sieht die Liste mit Ihren Änderungen aus, bevor Sie speichern.' : 'So sieht die Liste mit diesem Stand aus.'}</p></section>`;
