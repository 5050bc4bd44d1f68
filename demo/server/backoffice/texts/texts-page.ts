import { html, raw } from 'hono/html';
import type { Html } from '../page/page';
import { MAX_ENTRY_DATES } from './find-entries';
import { weekOf } from './period';
import { htmlSheet, plainSheet, type Sheet } from './sheet';
import type { ListedTemplate } from './stored-templates';
import { type TextsRequest, textsPath, textsQueryOf } from './texts-links';

/** The content of a text's page. */
export type TextsContent = {
  client: string;
  today: string;
  request: TextsRequest;
  template: ListedTemplate;
  templates: readonly ListedTemplate[];
  rubrics: readonly { id: number; name: string }[];
  /** The text; undefined for invalid days. */
  result: { sheet: Sheet; count: number; isCut: boolean } | undefined;
};

/** Renders a text on the events of some days: its filter, its exports, and the text itself. */
export function textsPage(content: TextsContent): Html {
  const { client, request, template, result } = content;
  const query = textsQueryOf(request);
  const edit = textsPath(client, `/templates/${encodeURIComponent(template.id)}`);
  return html`${requestForm(content)}
<p class="pages"><a href="${edit}">${template.isOwn ? 'Vorlage ändern' : 'Eigene Vorlage daraus machen'}</a></p>
${result && exportSection(content, result, query)}
${
  result &&
  html`<section class="sheet" id="sheet" lang="${template.template.language}" aria-label="Text">${raw(htmlSheet(result.sheet, 2))}</section>
<details class="box plain"><summary>Als reiner Text</summary><label for="plain">Der Text ohne Formatierung</label>
<textarea id="plain" readonly spellcheck="false" lang="${template.template.language}">
${plainSheet(result.sheet)}</textarea></details>`
}`;
}

function requestForm({ client, today, request, template, templates, rubrics }: TextsContent): Html {
  const weeks = [
    ['Woche davor', weekOf(request.from, -1)],
    ['Diese Woche', weekOf(today)],
    ['Nächste Woche', weekOf(today, 1)],
    ['Woche danach', weekOf(request.from, 1)],
  ] as const;
  return html`<section aria-label="Worüber" class="ask"><form method="get" action="${textsPath(client)}">
<div class="filter"><div><label for="template">Vorlage</label><select id="template" name="template">${templates.map(
    ({ id, template: { name } }) =>
      html`<option value="${id}"${id === template.id ? html` selected` : ''}>${name}</option>`,
  )}</select></div>
<div><label for="from">Vom</label><input type="date" id="from" name="from" value="${request.from}" required></div>
<div><label for="to">Bis</label><input type="date" id="to" name="to" value="${request.to}" required></div>
<div><button class="quiet">Zeigen</button></div></div>
<nav class="pages" aria-label="Wochen">${weeks.map(([label, week]) => html`<a href="${textsPath(client, textsQueryOf({ ...request, ...week }))}">${label}</a>`)}</nav>
<details${request.rubrics.length > 0 ? html` open` : ''}><summary>Rubriken: ${request.rubrics.length === 0 ? 'alle' : `${request.rubrics.length} gewählt`}</summary>
<fieldset><legend class="away">Rubriken</legend><p class="hint">Ohne Auswahl stehen alle im Text.</p><div class="checks">${rubrics.map(
    ({ id, name }) =>
      html`<label class="check"><input type="checkbox" name="rubric" value="${id}"${request.rubrics.includes(id) ? html` checked` : ''}> ${name}</label>`,
  )}</div></fieldset></details></form></section>`;
}

const exportSection = (
  { client }: TextsContent,
  { count, isCut: isTruncated }: { count: number; isCut: boolean },
  query: string,
) => html`
<section aria-label="Mitnehmen" class="take"><p class="hint">${count === 1 ? '1 Termin' : `${count.toLocaleString('de-DE')} Termine`}</p>
${isTruncated && html`<p class="error">Es sind mehr als ${MAX_ENTRY_DATES.toLocaleString('de-DE')} Termine; die späteren fehlen hier. Bitte wählen Sie weniger Tage oder Rubriken.</p>`}
<div class="actions"><button type="button" data-copy="rich" hidden>Formatiert kopieren</button>
<button type="button" class="quiet" data-copy="plain" hidden>Als Text kopieren</button>
<button type="button" class="quiet" data-print hidden>Drucken</button>
<a class="aside" href="${textsPath(client, `/text.txt${query}`)}">Textdatei</a>
<a class="aside" href="${textsPath(client, `/table.csv${query}`)}">CSV-Tabelle</a></div>
<p id="copied" role="status"></p></section>`;
