import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DefaultTheme } from 'vitepress';
import { TAGS } from '../../../src/elements/registry';
import { callPages } from './api/call-pages';
import type { Language } from './languages';
import { PAGES } from './pages';
import { SITE_TEXTS } from './texts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the file of a page. */
const fileOf = (language: Language, page: string) => `${root}${language}/${page}.md`;

/** Returns the title of a page: its first heading. */
export const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? '';

/** Returns a text as HTML, which the sidebar takes. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the pages below an overview. */
function pagesBelow(language: Language, page: string): DefaultTheme.SidebarItem[] {
  if (page === 'elements/index') return TAGS.map((tag) => itemOf(language, `elements/${tag}`));
  if (page !== 'api') return [];
  return callPages(language).map(({ slug, title }) => ({ text: asHtml(title), link: `/${language}/calls/${slug}` }));
}

function itemOf(language: Language, page: string): DefaultTheme.SidebarItem {
  const items = pagesBelow(language, page);
  return {
    text: asHtml(titleOf(readFileSync(fileOf(language, page), 'utf8'))),
    link: `/${language}/${page.replace(/(?:^|(?<=\/))index$/, '')}`,
    ...(items.length > 0 && { collapsed: true, items }),
  };
}

/** Returns the sidebar of a language: the groups of pages.ts with the titles of their pages. */
export const sidebarOf = (language: Language): DefaultTheme.SidebarItem[] =>
  Object.entries(PAGES).flatMap(([group, pages]) => {
    const items = pages.filter((page) => existsSync(fileOf(language, page))).map((page) => itemOf(language, page));
    return items.length > 0 ? [{ text: SITE_TEXTS[language].groups[group as keyof typeof PAGES], items }] : [];
  });
