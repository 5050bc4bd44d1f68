import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../app/portal';
import { lastList } from '../../cards/last-list';
import type { EventsInput } from '../../cards/list-input';
import { BackAnchor } from '../../detail-parts/detail-layout';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import { Icon } from '../../ui/icon';

/** Renders the link back from an article: to the filtered list of articles, or to the element's own event. */
export function ArticlesBackLink() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { element, router, input } = usePortal<EventsInput>();
  const eventId = element.localName === 'event-detail' ? input.eventId : undefined;
  const lastRoute = lastList(router)?.route;
  const list = lastRoute && withLocale(lastRoute, 'de').startsWith(paths.articles) ? lastRoute : paths.articles;
  const route = withLocale(eventId ? paths.event(eventId) : list, locale);
  return (
    <BackAnchor href={router.hrefOf(route)} data-route={route}>
      <Icon name="previous" size={18} />
      {eventId ? t`Zurück` : t({ id: 'lbl_back_to_articles', message: 'Alle Artikel' })}
    </BackAnchor>
  );
}
