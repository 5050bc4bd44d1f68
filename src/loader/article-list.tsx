/** @jsxImportSource #view */
import { absoluteHost, callUrl } from '../api/call-url';
import { articleQuery } from '../cards/articles/article-filter';
import { articleLinks } from '../cards/articles/article-links';
import { ArticleResults, ArticleSection } from '../cards/articles/article-results';
import { adoptArticleStyles } from '../cards/articles/article-styles';
import { type ArticlesInput, filterOfElement } from '../cards/articles/articles-input';
import { requestedPageSize } from '../cards/list-input';
import { paintedElements, replacedElements } from '../elements/painter-state';
import type { ElementTag } from '../elements/registry';
import { firstTexts } from '../i18n/catalogs';
import { translateIn } from '../i18n/translate';
import { todayInBerlin } from '../lib/days';
import { delay } from '../lib/delay';
import { type ArticlePage, toArticlePage } from '../model/answers/article-page';
import { withoutLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { splitRoute } from '../routing/redirects';
import { toFirstSettings } from '../settings/first-settings';
import { toNodes } from '../ui/jsx-to-dom';
import { drawWith } from '../ui/shared-view-runtime';
import { requestEarly } from './early-request';
import { CODE_DELAY_MS, initialState } from './first-screen';
import type { FirstScreen, PaintedTexts } from './painted-screen';
import { begun, draw, FRAME_DELAY_MS, isBlank, rootOf } from './painter';

/* The first code of a page with an `<article-list>`: it draws the articles while the application loads. */

const loadElement = () => import('../elements/article-list');

/** The time that the application waits for the settings, in ms. Without them no articles may be requested. */
const SETTINGS_PATIENCE_MS = 1_000;

/**
 * Draws the article lists of the page, and defines their element: files of the first card load before the application.
 * Rejects if the element cannot be loaded.
 */
export async function define(tag: ElementTag, fetchOthers: () => void): Promise<void> {
  const asked = [...document.querySelectorAll(tag)].map(paintOnce);
  await Promise.race([Promise.all(asked), delay(SETTINGS_PATIENCE_MS)]);
  await delay(CODE_DELAY_MS);
  fetchOthers();
  (await loadElement().catch(loadElement)).define();
}

/** Draws a list once, as far as it can. @returns resolves once the request is sent, or none is needed */
function paintOnce(element: Element): Promise<void> {
  let onDrawn = () => {};
  paintedElements.set(element, new Promise((resolve) => (onDrawn = resolve)));
  return new Promise((onAsked) => {
    paint(element, onAsked, onDrawn)
      .catch(() => undefined)
      .finally(() => {
        onAsked();
        onDrawn();
      });
  });
}

async function paint(element: Element, onAsked: () => void, onDrawn: () => void): Promise<void> {
  const { first, token } = initialState(element, 'article-list');
  const { input, host, locale, route } = first;
  const [path, query] = splitRoute(withoutLocale(route));
  // With an unclear log-in only the application can select the session.
  if (token === undefined || path !== paths.articles) return;
  const texts = firstTexts.load(locale);
  const ofPage = [window.eventPortalSettings, input.settings];
  const own = input as ArticlesInput;
  const asked = { filter: filterOfElement(own, query), count: requestedPageSize(own) };
  const ask = () => {
    const url = callUrl(host, 'articles', articleQuery(asked.filter, asked.count));
    const page = requestEarly(url, token).then(toArticlePage);
    onAsked();
    // The application repeats the request and shows the error.
    page.catch(() => undefined);
    return page;
  };
  // If the page itself enables articles, the request does not wait for the server's settings.
  const early = toFirstSettings(locale, ofPage).applicationSettings.activateArticles ? ask() : undefined;
  const { data } = await requestEarly(callUrl(host, 'clientSettings'), token);
  const settings = toFirstSettings(locale, [data, ...ofPage]);
  const otherHost = settings.overrideHost && absoluteHost(settings.overrideHost) !== host;
  if (otherHost || !settings.applicationSettings.activateArticles) return;

  const page = early ?? ask();
  const words = { settings, _: translateIn(await texts, locale, settings.languageSettings[locale]) };
  const show = (found?: ArticlePage) => {
    if (replacedElements.has(element) || !element.isConnected) return;
    begun.add(element);
    const root = rootOf(element, settings);
    adoptArticleStyles(root);
    draw(root, painted({ ...first, ...asked, own }, words, found));
  };
  if (!(await Promise.race([page, delay(FRAME_DELAY_MS)])) && isBlank(element)) show();
  const found = await page;
  if (found.articles.length > 0) show(found);
  onDrawn();
}

type Asked = { filter: ReturnType<typeof filterOfElement>; count: number | undefined; own: ArticlesInput };

/** Returns the list as the application renders it; without a page its frame with placeholders. */
const painted = (
  { own, filter, count, host, locale, location }: Omit<FirstScreen, 'filter'> & Asked,
  { _ }: PaintedTexts,
  page?: ArticlePage,
) =>
  drawWith(toNodes, () => (
    <div className="portal" part="root" lang={locale}>
      <ArticleSection>
        <ArticleResults
          translation={{ _, locale, today: todayInBerlin() }}
          {...{ host, filter, count, page }}
          level={own.headingLevel ?? 2}
          links={articleLinks(location.hrefOf, locale, own.detailUrl)}
          isBusy={false}
          hasPager={own.limit === undefined}
        />
      </ArticleSection>
    </div>
  ));
