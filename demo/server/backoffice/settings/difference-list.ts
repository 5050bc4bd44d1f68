import { html } from 'hono/html';
import type { SettingDifference } from '../../clients/settings/setting-differences';
import type { Html } from '../page/page';
import { builtInLabels } from './label-values';
import { fieldAt, type SettingField } from './setting-fields';
import { settingGroupOf } from './setting-groups';
import { labelOf } from './setting-texts';
import { formatSettingValue } from './setting-words';

const MAX_DIFFERENCES = 50;
const LANGUAGES: Readonly<Record<string, string>> = { de: 'Deutsch', en: 'Englisch' };

/** Renders the differences between settings; `note` adds to a difference. */
export function settingDifferenceList(
  differences: readonly SettingDifference[],
  note: (difference: SettingDifference) => string = () => '',
): Html {
  const remaining = differences.length - MAX_DIFFERENCES;
  return html`<ul class="rows differences">${differences.slice(0, MAX_DIFFERENCES).map((difference) => {
    const { path } = difference;
    const [before, after] = [difference.before, difference.after].map((value) => formatSettingValue(path, value));
    const noteText = note(difference);
    return html`<li>${nameOf(path)}: <del>${before}</del> → <ins>${after}${before === after ? ' (anders formatiert)' : ''}</ins>${noteText && html`<br><strong>${noteText}</strong>`}</li>`;
  })}</ul>${remaining > 0 ? html`<p>Dazu ${remaining} weitere.</p>` : ''}`;
}

/** Renders the words for a path, with the key for those who want it; a path without a setting has its key alone. */
function nameOf(path: string): Html {
  const field = fieldAt(path);
  return field
    ? html`<strong>${settingGroupOf(field.path)}: ${labelOf(field.path)}</strong>${partText(field, path)} <code class="technical">${path}</code>`
    : html`<code>${path}</code>`;
}

/** Returns the words for the part of a setting that a path names: its language, and the label that it replaces. */
function partText(field: SettingField, path: string): string {
  const [locale = '', ...keys] = path.slice(field.path.length + 1).split('.');
  const language = LANGUAGES[locale];
  const id = language === undefined ? [locale, ...keys].join('.') : keys.join('.');
  const word = field.kind === 'labels' && id !== '' ? ` „${builtInLabels.get(id)?.de ?? id}“` : '';
  return `${word}${language === undefined ? '' : `, ${language}`}`;
}
