import { html, raw } from 'hono/html';
import type { InputValues } from '../page/fields';
import { csrfField, type Html } from '../page/page';
import { type Problems, problemSummary } from '../page/typed-fields';
import { type Column, nameCell, type Row, table } from '../ui/table';
import { entryPlaceholders } from './entry-values';
import { framePlaceholders, htmlSheet, type Sheet } from './sheet';
import type { ListedTemplate } from './stored-templates';
import { groupings } from './template';
import { TEMPLATE_GROUPS } from './template-fields';
import { textsPath } from './texts-links';

const LANGUAGES = { de: 'Deutsch', en: 'Englisch' } as const;

/** The content of a template's form. */
export type TemplateForm = {
  client: string;
  csrf: string;
  /** The id of the template; a new one has its own from the start, so that it is created once. */
  id: string;
  isNew: boolean;
  seenVersion: string;
  typed: InputValues;
  problems: Problems;
  /** The preview of the text, for a valid form. */
  preview: { sheet: Sheet; language: string } | undefined;
};

/** Renders a template as a form, beside a preview with the next events. */
export function templatePage({ client, csrf, id, isNew, seenVersion, typed, problems, preview }: TemplateForm): Html {
  const action = textsPath(client, `/templates/${isNew ? 'new' : encodeURIComponent(id)}`);
  return html`<div class="workbench"><form method="post" action="${action}" id="template-form">${csrfField(csrf)}
<input type="hidden" name="id" value="${id}"><input type="hidden" name="seen" value="${seenVersion}"><div id="refused">${problemSummary(problems)}</div>
<button class="enter" tabindex="-1" aria-hidden="true">Speichern</button>
${TEMPLATE_GROUPS.map(
  ({ title, fields }, index) => html`<section aria-labelledby="group-${index}"><h2 id="group-${index}">${title}</h2>
${title === 'Text' && placeholderHelp()}${fields.map((field) => field.render(typed, problems[field.name], []))}</section>`,
)}
<div class="bar"><button>Speichern</button><button class="quiet" name="to" value="preview">Vorschau zeigen</button></div></form>
<section class="preview" aria-labelledby="preview-title" tabindex="0"><h2 id="preview-title">Vorschau</h2>
<p class="hint">Die nächsten Termine, höchstens zwölf.</p><div id="preview" role="status">${
    preview
      ? html`<div class="sheet" lang="${preview.language}">${raw(htmlSheet(preview.sheet, 2))}</div>`
      : html`<p>Sobald die Angaben stimmen, steht hier der Text.</p>`
  }</div></section></div>
${!isNew && removal({ client, csrf, id, seenVersion })}`;
}

const placeholderHelp = () => html`<details class="help"><summary>Platzhalter und Zeichen</summary>
<p>Was in <code>[eckigen Klammern]</code> steht, fällt weg, wenn ein Platzhalter darin leer ist. <code>**fett**</code>, <code>*kursiv*</code>; ein <code>\\</code> vor einem dieser Zeichen macht es zu einem gewöhnlichen.</p>
<h3>In „Jeder Termin“</h3>${placeholderList(entryPlaceholders)}<h3>In den übrigen Texten</h3>${placeholderList(framePlaceholders)}</details>`;

const placeholderList = (placeholders: Readonly<Record<string, string>>) =>
  html`<dl>${Object.entries(placeholders).map(([name, description]) => html`<dt><code>{${name}}</code></dt><dd>${description}</dd>`)}</dl>`;

const removal = ({ client, csrf, id, seenVersion }: Pick<TemplateForm, 'client' | 'csrf' | 'id' | 'seenVersion'>) =>
  html`<section aria-label="Löschen"><form method="post" action="${textsPath(client, `/templates/${encodeURIComponent(id)}/removal`)}">${csrfField(csrf)}
<input type="hidden" name="seen" value="${seenVersion}"><input type="hidden" name="removed" value="yes">
<p>Texte, die Sie schon kopiert haben, bleiben, wie sie sind. Das Löschen lässt sich rückgängig machen.</p>
<div class="actions"><button class="warn">Vorlage löschen</button></div></form></section>`;

/** Renders all templates of a client, and the built-in ones. */
export function templatesPage(
  { client, csrf }: { client: string; csrf: string },
  templates: readonly ListedTemplate[],
  removed: { id: string; name: string } | undefined,
): Html {
  const link = (id: string, subpath = '') => textsPath(client, `/templates/${encodeURIComponent(id)}${subpath}`);
  const rows = (own: boolean): Row[] =>
    templates
      .filter(({ isOwn }) => isOwn === own)
      .map(({ id, template: { name, language, outer } }) => ({
        cells: [
          nameCell({ href: link(id), title: name, second: own ? undefined : 'Vorlage für eine eigene', sign: 'text' }),
          LANGUAGES[language],
          groupings[outer],
          html`<a class="target" href="${textsPath(client, `?template=${encodeURIComponent(id)}`)}">Text ansehen<span class="away">: ${name}</span></a>`,
        ],
      }));
  const columns: Column[] = [
    { label: 'Vorlage', kind: 'named' },
    { label: 'Sprache' },
    { label: 'Gruppiert' },
    { label: 'Text', isHidden: true, align: 'right' },
  ];
  return html`${removed && html`<form class="box undo" method="post" action="${link(removed.id, '/removal')}">${csrfField(csrf)}Gelöscht: ${removed.name} <button class="text">Rückgängig machen</button></form>`}
${table({ label: 'Eigene Vorlagen', hasHeading: true, columns, rows: rows(true), empty: 'Noch keine. Beginnen Sie mit einer der folgenden.' })}
${table({ label: 'Für den Anfang', hasHeading: true, columns, rows: rows(false), empty: '' })}`;
}
