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
  const event = element.localName === 'event-detail' ? input.eventId : undefined;
  const left = lastList(router)?.route;
  const list = left && withLocale(left, 'de').startsWith(paths.articles) ? left : paths.articles;
  const route = withLocale(event ? paths.event(event) : list, locale);
  return (
    <BackAnchor href={router.hrefOf(route)} data-route={route}>
      <Icon name="previous" size={18} />
      {event ? t`Zurück` : t({ id: 'lbl_back_to_articles', message: 'Alle Artikel' })}
    </BackAnchor>
  );
}
