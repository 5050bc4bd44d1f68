/** @jsxImportSource #view */
import { hasOf, noteSettings } from '../api/backend';
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
import { limitSettings } from '../settings/limit-settings';
import { pageSettings } from '../settings/own-property';
import { toNodes } from '../ui/jsx-to-dom';
import { drawWith } from '../ui/shared-view-runtime';
import { requestEarly } from './early-request';
import { CODE_DELAY_MS, initialState } from './first-screen';
import type { FirstScreen, PaintedTexts } from './painted-screen';
import { draw, FRAME_DELAY_MS, isBlank, rootOf, startedElements } from './painter';

/* The first code of a page with an `<article-list>`: it draws the articles while the application loads. */

const loadElement = () => import('../elements/article-list');

/** The time that the application waits for the settings, in ms. Without them no articles may be requested. */
const MAX_SETTINGS_WAIT_MS = 1_000;

/**
 * Draws the article lists of the page, and defines their element: files of the first card load before the application.
 * Rejects if the element cannot be loaded.
 */
export async function define(tag: ElementTag, fetchOthers: () => void): Promise<void> {
  const requests = [...document.querySelectorAll(tag)].map(paintOnce);
  await Promise.race([Promise.all(requests), delay(MAX_SETTINGS_WAIT_MS)]);
  await delay(CODE_DELAY_MS);
  fetchOthers();
  (await loadElement().catch(loadElement)).define();
}

/** Draws a list once, as far as it can. @returns resolves once the request is sent, or none is needed */
function paintOnce(element: Element): Promise<void> {
  let onDrawn = () => {};
  paintedElements.set(element, new Promise((resolve) => (onDrawn = resolve)));
  return new Promise((onRequested) => {
    paint(element, onRequested, onDrawn)
      .catch(() => undefined)
      .finally(() => {
        onRequested();
        onDrawn();
      });
  });
}

async function paint(element: Element, onRequested: () => void, onDrawn: () => void): Promise<void> {
  const { first, token } = initialState(element, 'article-list');
  const { input, host, locale, route } = first;
  const [path, query] = splitRoute(withoutLocale(route));
  // With an unclear log-in only the application can select the session.
  if (token === undefined || path !== paths.articles) return;
  const texts = firstTexts.load(locale);
  const layers = [pageSettings(), input.settings];
  const articleInput = input as ArticlesInput;
  const request = { filter: filterOfElement(articleInput, query), count: requestedPageSize(articleInput) };
  const requestPage = () => {
    const url = callUrl(host, 'articles', articleQuery(request.filter, request.count));
    const page = requestEarly(url, token).then(toArticlePage);
    onRequested();
    // The application repeats the request and shows the error.
    page.catch(() => undefined);
    return page;
  };
  // If the page itself enables articles, the request does not wait for the server's settings.
  const earlyPage = toFirstSettings(locale, layers).applicationSettings.activateArticles ? requestPage() : undefined;
  const { data } = await requestEarly(callUrl(host, 'clientSettings'), token);
  noteSettings(host, data);
  const settings = limitSettings(toFirstSettings(locale, [data, ...layers]), hasOf(host));
  const otherHost = settings.overrideHost && absoluteHost(settings.overrideHost) !== host;
  if (otherHost || !settings.applicationSettings.activateArticles) return;

  const page = earlyPage ?? requestPage();
  const paintedTexts = { settings, _: translateIn(await texts, locale, settings.languageSettings[locale]) };
  const show = (articlePage?: ArticlePage) => {
    if (replacedElements.has(element) || !element.isConnected) return;
    startedElements.add(element);
    const root = rootOf(element, settings);
    adoptArticleStyles(root);
    draw(root, paintedArticles({ ...first, ...request, input: articleInput }, paintedTexts, articlePage));
  };
  if (!(await Promise.race([page, delay(FRAME_DELAY_MS)])) && isBlank(element)) show();
  const articlePage = await page;
  if (articlePage.articles.length > 0) show(articlePage);
  onDrawn();
}

type ArticleRequest = { filter: ReturnType<typeof filterOfElement>; count: number | undefined; input: ArticlesInput };

/** Returns the list as the application renders it; without a page its frame with placeholders. */
const paintedArticles = (
  { input: articleInput, filter, count, host, locale, location }: Omit<FirstScreen, 'filter'> & ArticleRequest,
  { _ }: PaintedTexts,
  page?: ArticlePage,
) =>
  drawWith(toNodes, () => (
    <div className="portal" part="root" lang={locale}>
      <ArticleSection>
        <ArticleResults
          translation={{ _, locale, today: todayInBerlin() }}
          {...{ host, filter, count, page }}
          level={articleInput.headingLevel ?? 2}
          links={articleLinks(location.hrefOf, locale, articleInput.detailUrl)}
          isBusy={false}
          hasPager={articleInput.limit === undefined}
        />
      </ArticleSection>
    </div>
  ));
