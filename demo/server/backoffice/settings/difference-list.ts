import { html } from 'hono/html';
import type { SettingDifference } from '../../clients/settings/setting-differences';
import type { Html } from '../page/page';
import { fieldAt } from './setting-fields';
import { settingGroupOf } from './setting-groups';
import { labelOf } from './setting-texts';
import { valueWords } from './setting-words';

const MAX = 50;

/** Renders the differences between settings; `note` adds to a difference. */
export function settingDifferenceList(
  differences: readonly SettingDifference[],
  note: (difference: SettingDifference) => string = () => '',
): Html {
  const more = differences.length - MAX;
  return html`<ul class="rows differences">${differences.slice(0, MAX).map((difference) => {
    const { path, before, after } = difference;
    const said = note(difference);
    return html`<li>${nameOf(path)}: <del>${valueWords(path, before)}</del> → <ins>${valueWords(path, after)}</ins>${said && html`<br><strong>${said}</strong>`}</li>`;
  })}</ul>${more > 0 ? html`<p>Dazu ${more} weitere.</p>` : ''}`;
}

/** Renders the label of a path, if it is a setting, and the path. */
function nameOf(path: string): Html {
  const field = fieldAt(path);
  return field
    ? html`<strong>${settingGroupOf(field.path)}: ${labelOf(field.path)}</strong> <code>${path}</code>`
    : html`<code>${path}</code>`;
}
