import { msg } from '@lingui/core/macro';
import { articlesOf } from '../cards/articles/api';
import { articleQuery, articlesRoute } from '../cards/articles/article-filter';
import { ArticleResults, ArticleSection } from '../cards/articles/article-results';
import { type ArticlesInput, ownFilter } from '../cards/articles/articles-input';
import { listJsonLd } from '../detail-parts/json-ld/list-json-ld';
import { formatDay } from '../i18n/formats';
import type { Locale } from '../i18n/locale';
import type { Translation } from '../i18n/translation';
import type { ArticlePage } from '../model/answers/article-page';
import { textIn } from '../model/text-in';
import { withLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import type { Drawn } from './drawn';
import { LightList } from './light-views';
import { articlePageOf } from './links-of';
import { type ElementContext, firstRouteIn, loadPageTranslation, localeOf } from './page-context';
import { screenOf } from './screen-of';
import { answerOf, sourceOf } from './source-of';
import { htmlOf, newOwnStyles } from './to-html';

/** Draws articles as cards. @returns undefined if the client has none, or they cannot be loaded */
export async function drawArticles(around: ElementContext): Promise<Drawn | undefined> {
  const locale = localeOf(around);
  const input = around.input as ArticlesInput;
  const spoken = await loadPageTranslation(around, locale);
  // A client without articles refuses the call.
  if (!spoken?.settings.applicationSettings.activateArticles) return undefined;
  const filter = ownFilter(input, '');
  const { queryCache } = sourceOf(around);
  const page = await answerOf(queryCache.load(articlesOf(articleQuery(filter, input.limit))));
  if (!page || page.articles.length === 0) return undefined;
  const { translation } = spoken;
  const drawn = (
    <div className="portal" part="root" lang={locale}>
      <ArticleSection>
        <ArticleResults
          {...{ translation, filter, page }}
          host={around.host}
          count={input.limit}
          level={input.headingLevel ?? 2}
          links={linksOf(around, locale)}
          isBusy={false}
          hasPager={input.limit === undefined}
        />
      </ArticleSection>
    </div>
  );
  return {
    route: firstRouteIn(locale),
    light: htmlOf(<LightList items={itemsOf(around, page, translation)} />, newOwnStyles()),
    screen: screenOf(drawn, spoken, { sheet: 'articles', hasRealLinks: typeof input.detailUrl === 'string' }),
    jsonLd: jsonLdOf(around, page, translation),
  };
}

const linksOf = (around: ElementContext, locale: Locale) => {
  const inPlace = (route: string) => ({ href: around.hrefOf(route), route });
  return {
    toArticle: (id: string) => {
      const href = around.input.detailUrl ? articlePageOf(around, id) : undefined;
      return href ? { href } : inPlace(withLocale(paths.article(id), locale));
    },
    toFilter: (filter: Parameters<typeof articlesRoute>[0]) => inPlace(articlesRoute(filter, locale)),
  };
};

function itemsOf(around: ElementContext, { articles }: ArticlePage, { locale }: Translation) {
  const links = linksOf(around, locale);
  return articles.map(({ id, title, english, date }) => {
    const { children, lang } = textIn(locale, title, english.title);
    const href = articlePageOf(around, id) ?? links.toArticle(id).href;
    return { href, title: children, lang, words: formatDay(date, locale, 'dayMonthAndYear') };
  });
}

function jsonLdOf(around: ElementContext, { articles, total }: ArticlePage, { _, locale }: Translation) {
  const entries = articles.flatMap(({ id, title, english }) => {
    const url = articlePageOf(around, id);
    return url ? [{ url, name: textIn(locale, title, english.title).children }] : [];
  });
  const name = _(msg({ id: 'lbl_articles', message: 'Artikel' }));
  return listJsonLd({ name, entries, before: 0, total });
}
