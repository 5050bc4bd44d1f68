// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { filterEntries } from '../../../../demo/docs/.vitepress/theme/settings/filter-entries';

const PAGE = `<h1>Settings</h1><p>lead</p>
<h2>Look</h2><h3>theme.primary</h3><p>Colour of links</p><h3>theme.font</h3><p>Font</p>
<h2>List</h2><h3>eventList.rows</h3><p>Rows of a page</p>`;

const shown = (page: HTMLElement) =>
  [...page.children].filter((element) => !(element as HTMLElement).hidden).map(({ textContent }) => textContent);

it('shows the entries with all words, and the groups that have one', () => {
  const page = document.createElement('div');
  page.innerHTML = PAGE;
  expect(filterEntries(page, 'COLOUR  theme')).toBe(1);
  expect(shown(page)).toEqual(['Settings', 'lead', 'Look', 'theme.primary', 'Colour of links']);
  expect(filterEntries(page, 'nothing')).toBe(0);
  expect(shown(page)).toEqual(['Settings', 'lead']);
  expect(filterEntries(page, ' ')).toBe(3);
  expect(shown(page)).toHaveLength(page.children.length);
});
