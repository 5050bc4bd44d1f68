import { html, raw } from 'hono/html';
import type { Html } from '../page/page';
import { MAX_ENTRY_DATES } from './find-entries';
import { weekOf } from './period';
import { htmlSheet, plainSheet, type Sheet } from './sheet';
import type { KnownTemplate } from './stored-templates';
import { type TextsRequest, textsPath, textsQueryOf } from './texts-links';

/** The content of a text's page. */
export type TextsContent = {
  client: string;
  today: string;
  asked: TextsRequest;
  template: KnownTemplate;
  templates: readonly KnownTemplate[];
  rubrics: readonly { id: number; name: string }[];
  /** The text; undefined for invalid days. */
  shown: { sheet: Sheet; count: number; isCut: boolean } | undefined;
};

/** Renders a text on the events of some days: its filter, its exports, and the text itself. */
export function textsPage(content: TextsContent): Html {
  const { client, asked, template, shown } = content;
  const query = textsQueryOf(asked);
  const edit = textsPath(client, `/templates/${encodeURIComponent(template.id)}`);
  return html`<nav class="pages" aria-label="Texte"><a href="${edit}">${template.isOwn ? 'Vorlage ändern' : 'Eigene Vorlage daraus machen'}</a>
<a href="${textsPath(client, '/templates')}">Alle Vorlagen</a></nav>
${askForm(content)}
${shown && takeAlong(content, shown, query)}
${
  shown &&
  html`<section class="sheet" id="sheet" lang="${template.template.language}" aria-label="Text">${raw(htmlSheet(shown.sheet, 2))}</section>
<details class="box plain"><summary>Als reiner Text</summary><label for="plain">Der Text ohne Formatierung</label>
<textarea id="plain" readonly spellcheck="false" lang="${template.template.language}">
${plainSheet(shown.sheet)}</textarea></details>`
}`;
}

function askForm({ client, today, asked, template, templates, rubrics }: TextsContent): Html {
  const weeks = [
    ['Woche davor', weekOf(asked.from, -1)],
    ['Diese Woche', weekOf(today)],
    ['Nächste Woche', weekOf(today, 1)],
    ['Woche danach', weekOf(asked.from, 1)],
  ] as const;
  return html`<section aria-label="Worüber" class="ask"><form method="get" action="${textsPath(client)}">
<div class="filter"><div><label for="template">Vorlage</label><select id="template" name="template">${templates.map(
    ({ id, template: { name } }) =>
      html`<option value="${id}"${id === template.id ? html` selected` : ''}>${name}</option>`,
  )}</select></div>
<div><label for="from">Vom</label><input type="date" id="from" name="from" value="${asked.from}" required></div>
<div><label for="to">Bis</label><input type="date" id="to" name="to" value="${asked.to}" required></div>
<div><button>Zeigen</button></div></div>
<nav class="pages" aria-label="Wochen">${weeks.map(([label, week]) => html`<a href="${textsPath(client, textsQueryOf({ ...asked, ...week }))}">${label}</a>`)}</nav>
<details${asked.rubrics.length > 0 ? html` open` : ''}><summary>Rubriken: ${asked.rubrics.length === 0 ? 'alle' : `${asked.rubrics.length} gewählt`}</summary>
<fieldset><legend class="away">Rubriken</legend><p class="hint">Ohne Auswahl stehen alle im Text.</p><div class="checks">${rubrics.map(
    ({ id, name }) =>
      html`<label class="check"><input type="checkbox" name="rubric" value="${id}"${asked.rubrics.includes(id) ? html` checked` : ''}> ${name}</label>`,
  )}</div></fieldset></details></form></section>`;
}

const takeAlong = (
  { client }: TextsContent,
  { count, isCut }: { count: number; isCut: boolean },
  query: string,
) => html`
<section aria-label="Mitnehmen" class="take"><p class="hint">${count === 1 ? '1 Termin' : `${count.toLocaleString('de-DE')} Termine`}</p>
${isCut && html`<p class="error">Es sind mehr als ${MAX_ENTRY_DATES.toLocaleString('de-DE')} Termine; die späteren fehlen hier. Bitte wählen Sie weniger Tage oder Rubriken.</p>`}
<div class="actions"><button type="button" data-copy="rich" hidden>Formatiert kopieren</button>
<button type="button" class="quiet" data-copy="plain" hidden>Als Text kopieren</button>
<button type="button" class="quiet" data-print hidden>Drucken</button>
<a class="aside" href="${textsPath(client, `/text.txt${query}`)}">Textdatei</a>
<a class="aside" href="${textsPath(client, `/table.csv${query}`)}">CSV-Tabelle</a></div>
<p id="copied" role="status"></p></section>`;
