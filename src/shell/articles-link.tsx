import { msg } from '@lingui/core/macro';
import { usePortal, useRoute } from '../app/portal';
import { HEADING } from '../features/events/list/list-view';
import { useTranslation } from '../i18n/use-translation';
import { localeOfPath, withLocale, withoutLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';

/** Renders the link to the articles of a client that has some, and back to its events. */
export function ArticlesLink() {
  const { _ } = useTranslation();
  const { router, settings } = usePortal();
  const here = useRoute();
  if (!settings.applicationSettings.activateArticles) return null;
  const isThere = withoutLocale(here).startsWith(paths.articles);
  const route = withLocale(isThere ? paths.events : paths.articles, localeOfPath(here).locale);
  return (
    <a href={router.hrefOf(route)} data-route={route}>
      {_(isThere ? HEADING : msg({ id: 'lbl_articles', message: 'Artikel' }))}
    </a>
  );
}
