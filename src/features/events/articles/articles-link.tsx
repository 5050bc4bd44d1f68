import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { usePortal, useRoute } from '../../../portal/portal';
import { articlePaths } from '../../../routing/article-paths';
import { inLocale, localeOfPath, withoutLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { articlesTexts } from './articles-texts-lazy';

/** From the events to the articles of a client that has some, and back. */
export const ArticlesLink = () => (
  <Suspense fallback={null}>
    <TextsProvider texts={articlesTexts}>
      <Link />
    </TextsProvider>
  </Suspense>
);

function Link() {
  const { t } = useLingui();
  const { router } = usePortal();
  const here = useRoute();
  const isThere = withoutLocale(here).startsWith(articlePaths.articles);
  const route = inLocale(isThere ? paths.events : articlePaths.articles, localeOfPath(here).locale);
  return (
    <a href={router.hrefOf(route)} data-route={route}>
      {isThere ? t({ id: 'lbl_events', message: 'Veranstaltungen' }) : t({ id: 'lbl_articles', message: 'Artikel' })}
    </a>
  );
}
