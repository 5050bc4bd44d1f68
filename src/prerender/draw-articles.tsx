import { msg } from '@lingui/core/macro';
import { articlesOf } from '../cards/articles/api';
import { articleQuery, articlesRoute } from '../cards/articles/article-filter';
import { ArticleResults, ArticleSection } from '../cards/articles/article-results';
import { type ArticlesInput, filterOfElement } from '../cards/articles/articles-input';
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
export async function drawArticles(context: ElementContext): Promise<Drawn | undefined> {
  const locale = localeOf(context);
  const input = context.input as ArticlesInput;
  const pageTranslation = await loadPageTranslation(context, locale);
  // A client without articles refuses the call.
  if (!pageTranslation?.settings.applicationSettings.activateArticles) return undefined;
  const filter = filterOfElement(input, '');
  const { queryCache } = sourceOf(context);
  const page = await answerOf(queryCache.load(articlesOf(articleQuery(filter, input.limit))));
  if (!page || page.articles.length === 0) return undefined;
  const { translation } = pageTranslation;
  const drawn = (
    <div className="portal" part="root" lang={locale}>
      <ArticleSection>
        <ArticleResults
          {...{ translation, filter, page }}
          host={context.host}
          count={input.limit}
          level={input.headingLevel ?? 2}
          links={linksOf(context, locale)}
          isBusy={false}
          hasPager={input.limit === undefined}
        />
      </ArticleSection>
    </div>
  );
  return {
    route: firstRouteIn(locale),
    light: htmlOf(<LightList items={itemsOf(context, page, translation)} />, newOwnStyles()),
    screen: screenOf(drawn, pageTranslation, { sheet: 'articles', hasRealLinks: typeof input.detailUrl === 'string' }),
    jsonLd: jsonLdOf(context, page, translation),
  };
}

const linksOf = (context: ElementContext, locale: Locale) => {
  const linkInPlace = (route: string) => ({ href: context.hrefOf(route), route });
  return {
    toArticle: (id: string) => {
      const href = context.input.detailUrl ? articlePageOf(context, id) : undefined;
      return href ? { href } : linkInPlace(withLocale(paths.article(id), locale));
    },
    toFilter: (filter: Parameters<typeof articlesRoute>[0]) => linkInPlace(articlesRoute(filter, locale)),
  };
};

function itemsOf(context: ElementContext, { articles }: ArticlePage, { locale }: Translation) {
  const links = linksOf(context, locale);
  return articles.map(({ id, title, english, date }) => {
    const { children, lang } = textIn(locale, title, english.title);
    const href = articlePageOf(context, id) ?? links.toArticle(id).href;
    return { href, title: children, lang, summary: formatDay(date, locale, 'dayMonthAndYear') };
  });
}

function jsonLdOf(context: ElementContext, { articles, total }: ArticlePage, { _, locale }: Translation) {
  const entries = articles.flatMap(({ id, title, english }) => {
    const url = articlePageOf(context, id);
    return url ? [{ url, name: textIn(locale, title, english.title).children }] : [];
  });
  const name = _(msg({ id: 'lbl_articles', message: 'Artikel' }));
  return listJsonLd({ name, entries, offset: 0, total });
}
