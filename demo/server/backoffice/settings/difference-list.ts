import { html } from 'hono/html';
import type { SettingDifference } from '../../clients/settings/setting-differences';
import type { Html } from '../page/page';
import { fieldAt } from './setting-fields';
import { settingGroupOf } from './setting-groups';
import { labelOf } from './setting-texts';
import { formatSettingValue } from './setting-words';

const MAX_DIFFERENCES = 50;

/** Renders the differences between settings; `note` adds to a difference. */
export function settingDifferenceList(
  differences: readonly SettingDifference[],
  note: (difference: SettingDifference) => string = () => '',
): Html {
  const remaining = differences.length - MAX_DIFFERENCES;
  return html`<ul class="rows differences">${differences.slice(0, MAX_DIFFERENCES).map((difference) => {
    const { path, before, after } = difference;
    const noteText = note(difference);
    return html`<li>${nameOf(path)}: <del>${formatSettingValue(path, before)}</del> → <ins>${formatSettingValue(path, after)}</ins>${noteText && html`<br><strong>${noteText}</strong>`}</li>`;
  })}</ul>${remaining > 0 ? html`<p>Dazu ${remaining} weitere.</p>` : ''}`;
}

/** Renders the label of a path, if it is a setting, and the path. */
function nameOf(path: string): Html {
  const field = fieldAt(path);
  return field
    ? html`<strong>${settingGroupOf(field.path)}: ${labelOf(field.path)}</strong> <code>${path}</code>`
    : html`<code>${path}</code>`;
}
