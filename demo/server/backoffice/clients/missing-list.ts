import { html } from 'hono/html';
import type { MissingPart } from '../../clients/missing-parts';
import type { Database } from '../../platform/database/database';
import type { Html } from '../page/page';

type Language = 'de' | 'en';

const TEXTS: Record<Language, Record<MissingPart['kind'] | 'stop', string>> = {
  de: {
    client: 'Es gibt noch kein Portal. Legen Sie eines an:',
    communities: 'Es gibt noch keine Gemeinden, also auch keine Orte. Laden Sie die Ihrer Region:',
    rubrics: 'hat noch keine Rubriken. Laden Sie sie:',
    roles: 'hat noch keine Rollen, in denen Menschen Veranstaltungen eintragen. Laden Sie sie:',
    events: 'hat noch keine Veranstaltungen. Laden Sie welche, oder lassen Sie sie eintragen:',
    stop: 'Die eingebettete Datenbank gehört immer nur einem Prozess: Halten Sie den Server für diese Befehle an.',
  },
  en: {
    client: 'There is no portal yet. Add one:',
    communities: 'There are no municipalities yet, so there are no venues. Load those of your region:',
    rubrics: 'has no categories yet. Load them:',
    roles: 'has no roles yet in which people post events. Load them:',
    events: 'has no events yet. Load some, or let people post them:',
    stop: 'The embedded database belongs to one process at a time: stop the server for these commands.',
  },
};

/** Renders the missing parts with their commands. */
export const missingList = (parts: readonly MissingPart[], kind: Database['kind'], language: Language): Html =>
  html`<ul class="rows">${parts.map(
    (part) => html`<li>${'name' in part && html`<strong>${part.name}</strong> `}${TEXTS[language][part.kind]}
<br><code>${part.command}</code></li>`,
  )}</ul>${kind === 'pglite' && html`<p class="hint">${TEXTS[language].stop}</p>`}`;
