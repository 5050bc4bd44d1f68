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
  const currentRoute = useRoute();
  if (!settings.applicationSettings.activateArticles) return null;
  const isOnArticles = withoutLocale(currentRoute).startsWith(paths.articles);
  const route = withLocale(isOnArticles ? paths.events : paths.articles, localeOfPath(currentRoute).locale);
  return (
    <a href={router.hrefOf(route)} data-route={route}>
      {_(isOnArticles ? HEADING : msg({ id: 'lbl_articles', message: 'Artikel' }))}
    </a>
  );
}
