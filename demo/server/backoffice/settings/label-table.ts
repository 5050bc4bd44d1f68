import { html } from 'hono/html';
import type { Html } from '../page/page';
import { type Controls, controlName } from './field-values';
import { builtInLabels, LABEL_LOCALES } from './label-values';

const LANGUAGES = { de: 'Deutsch', en: 'Englisch' } as const;

/** Renders a row for each label that can be set, with a field for each language. */
export function labelTable(path: string, controls: Controls): Html {
  const first = controlName(path, `${LABEL_LOCALES[0]}:`);
  const ids = Object.keys(controls).flatMap((name) => (name.startsWith(first) ? [name.slice(first.length)] : []));
  return html`<div class="labels">${ids.map(
    (id) => html`<fieldset class="label-row"><legend>${builtInLabels.get(id)?.de ?? id}<br><code>${id}</code></legend>
${LABEL_LOCALES.map((locale) => labelField(controlName(path, `${locale}:${id}`), controls, { id, locale }))}</fieldset>`,
  )}</div>`;
}

function labelField(
  name: string,
  controls: Controls,
  { id, locale }: { id: string; locale: (typeof LABEL_LOCALES)[number] },
): Html {
  const text = controls[name] ?? '';
  const builtIn = builtInLabels.get(id)?.[locale];
  // A one-line field would remove the line breaks of a multi-line text.
  const field = text.includes('\n')
    ? html`<textarea class="words" id="${name}" name="${name}">
${text}</textarea>`
    : html`<input id="${name}" name="${name}" lang="${locale}" autocomplete="off" value="${text}">`;
  return html`<div><label for="${name}">${LANGUAGES[locale]}</label>${field}
<p class="hint">${builtIn === undefined ? 'Diese Beschriftung kennt das Portal nicht.' : `Standard: „${builtIn}“`}</p></div>`;
}
