import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig, type LocaleConfig } from 'vitepress';
import { type CallPage, callPages } from './api/call-pages';
import { OPENAPI_FILE } from './api/openapi';
import { keepBraces } from './code-braces';
import { LANGUAGES, type Language } from './languages';
import { translateWords } from './markdown-words';
import { leadOutsideLinks } from './outside-links';
import { writeRedirects } from './redirects';
import { sidebarOf } from './sidebar';
import { slugOf } from './slug';
import { wrapTables } from './tables';
import { SITE_TEXTS } from './texts';
import type { Sources } from './theme/examples/example-code';

const base = process.env.DOCS_BASE ?? '/docs/';

/** The files of the docs elsewhere than below the demo name their bundle and API by variables. */
const { DOCS_BUNDLE, DOCS_HOST } = process.env;
const isInDemo = base === '/docs/';
const sources: Sources = {
  bundle: DOCS_BUNDLE ?? (isInDemo ? '/dist/event-portal.js' : undefined),
  host: DOCS_HOST ?? (isInDemo ? '/clients/stadt' : undefined),
};

const outDir = process.env.DOCS_OUT ?? fileURLToPath(new URL('../../../dist/docs', import.meta.url));

/** Our elements in pages are no Vue components. */
const OUR_ELEMENTS = /^(?:event|article|advert|portal)-/;

/** The settings of the theme, with those that our components read. */
type ThemeConfig = DefaultTheme.Config & {
  sources?: Sources;
  callPages?: Pick<CallPage, 'slug' | 'title' | 'count'>[];
};

export default defineConfig<ThemeConfig>({
  title: 'event-portal',
  lang: LANGUAGES[0],
  base,
  outDir,
  cacheDir: fileURLToPath(new URL('../../../node_modules/.cache/event-portal/docs', import.meta.url)),
  cleanUrls: true,
  // The tests check all links with their anchors. One that is dead must not take the whole documentation away.
  ignoreDeadLinks: true,
  // The texts of both languages lie in their folders.
  srcExclude: ['*.md'],
  appearance: true,
  // Otherwise each page contains the list of all pages as a script.
  metaChunk: true,
  locales: Object.fromEntries(LANGUAGES.map((language) => [language, localeOf(language)])),
  head: [['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }]],
  markdown: {
    // Those of VitePress are too faint on its background of code.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: slugOf },
    headers: { slugify: slugOf },
    config: (markdown) => {
      leadOutsideLinks(markdown);
      wrapTables(markdown);
      translateWords(markdown);
      keepBraces(markdown);
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => OUR_ELEMENTS.test(tag) } } },
  themeConfig: {
    sources,
    logo: '/icon.svg',
    search: {
      provider: 'local',
      options: {
        locales: Object.fromEntries(
          LANGUAGES.map((language) => [language, { translations: searchTexts(SITE_TEXTS[language].search) }]),
        ),
      },
    },
  },
  buildEnd: ({ outDir }) => {
    writeRedirects(outDir, base);
    copyFileSync(OPENAPI_FILE, join(outDir, 'openapi.json'));
  },
});

function localeOf(language: Language): LocaleConfig<ThemeConfig>[string] {
  const texts = SITE_TEXTS[language];
  return {
    label: texts.label,
    lang: language,
    link: `/${language}/`,
    description: texts.description,
    themeConfig: {
      sidebar: sidebarOf(language),
      callPages: callPages(language).map(({ slug, title, count }) => ({ slug, title, count })),
      outline: { level: [2, 3], label: texts.outline },
      docFooter: { prev: texts.previous, next: texts.next },
      returnToTopLabel: texts.top,
      sidebarMenuLabel: texts.menu,
      langMenuLabel: texts.language,
      darkModeSwitchLabel: texts.appearance,
      lightModeSwitchTitle: texts.toLight,
      darkModeSwitchTitle: texts.toDark,
      skipToContentLabel: texts.skip,
      notFound: {
        title: texts.missing.title,
        quote: texts.missing.quote,
        linkLabel: texts.missing.label,
        linkText: texts.missing.link,
      },
    },
  };
}

function searchTexts(texts: (typeof SITE_TEXTS)[Language]['search']) {
  return {
    button: { buttonText: texts.button, buttonAriaLabel: texts.button },
    modal: {
      displayDetails: texts.details,
      resetButtonTitle: texts.reset,
      backButtonTitle: texts.back,
      noResultsText: texts.none,
      footer: {
        selectText: texts.select,
        selectKeyAriaLabel: texts.selectKey,
        navigateText: texts.navigate,
        navigateUpKeyAriaLabel: texts.up,
        navigateDownKeyAriaLabel: texts.down,
        closeText: texts.close,
        closeKeyAriaLabel: texts.closeKey,
      },
    },
  };
}
