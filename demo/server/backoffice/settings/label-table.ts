import { html } from 'hono/html';
import type { Html } from '../page/page';
import { type Controls, controlName } from './field-values';
import { builtInLabels, LABEL_LOCALES } from './label-values';

const LANGUAGES = { de: 'Deutsch', en: 'Englisch' } as const;

/** Renders a row for each label that can be set, with a field for each language. */
export function labelTable(path: string, controls: Controls): Html {
  const first = controlName(path, `${LABEL_LOCALES[0]}:`);
  const ids = Object.keys(controls).flatMap((name) => (name.startsWith(first) ? [name.slice(first.length)] : []));
  return html`<div class="labels">${ids.map((id) => {
    const [german, english] = LABEL_LOCALES.map((locale) => controls[controlName(path, `${locale}:${id}`)] ?? '');
    const lacksEnglish = german !== '' && english === '';
    return html`<fieldset class="languages label-row${lacksEnglish ? ' lacks-english' : ''}"><legend>${builtInLabels.get(id)?.de ?? id}<code class="technical">${id}</code></legend>
<div class="pair">${LABEL_LOCALES.map((locale) => labelField(controlName(path, `${locale}:${id}`), controls, { id, locale }))}</div></fieldset>`;
  })}</div>`;
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
    : html`<input id="${name}" name="${name}" lang="${locale}" autocomplete="off" placeholder="${builtIn ?? ''}" value="${text}">`;
  return html`<div class="language"><label for="${name}">${LANGUAGES[locale]}${locale === 'en' && html` <span class="missing">fehlt</span>`}</label>${field}
${builtIn === undefined ? html`<p class="hint">Diese Beschriftung kennt das Portal nicht.</p>` : text === '' ? '' : html`<p class="hint">Standard: „${builtIn}“</p>`}</div>`;
}
