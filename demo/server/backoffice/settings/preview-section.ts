import { html } from 'hono/html';
import type { Html } from '../page/page';
import { settingsPath } from './settings-links';

/**
 * Renders the preview of the list. The script shows it and sends it the unsaved settings. The frame has an origin of
 * its own: settings contain HTML of clients, which must not reach the pages of the back office.
 */
export const previewSection = (
  client: string,
): Html => html`<section class="preview" id="preview" aria-labelledby="preview-title" tabindex="-1" hidden>
<div class="preview-head"><h2 id="preview-title">Vorschau</h2>
<fieldset class="widths"><legend class="unseen">Breite</legend><label class="check"><input type="radio" name="width" value="360" checked> Handy</label><label class="check"><input type="radio" name="width" value="1024"> Computer</label></fieldset></div>
<p class="hint" id="preview-state" role="status">So sieht die Liste mit Ihren Änderungen aus, bevor Sie speichern.</p>
<div class="stage"><iframe title="Vorschau der Liste" sandbox="allow-scripts" data-src="${settingsPath(client, '/preview')}"></iframe></div></section>`;
