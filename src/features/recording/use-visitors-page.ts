import type { CommonInput } from '../../app/element-input';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { detailHref } from '../../routing/detail-href';
import { withLocale } from '../../routing/locale-prefix';
import { useRecordKind } from './use-record-kind';

/** The attributes of a recording element; `detailUrl` is the host's page for visitors. */
type RecordingInput = CommonInput & { readonly detailUrl?: string | undefined };

/** A link inside the portal, or to another page. */
type Link = { href: string; 'data-route'?: string };

/**
 * Returns links to the visitors' view of a record: in the portal, or on the page that the host names for other
 * elements.
 *
 * @returns a function from the id to the link; undefined where there is no such page
 */
export function useVisitorsPage(): (id: string) => Link | undefined {
  const { router, element, input } = usePortal<RecordingInput>();
  const { locale } = useTranslation();
  const { publicRoute, idName } = useRecordKind();
  return (id) => {
    if (element.localName === 'event-portal') {
      const route = withLocale(publicRoute(id), locale);
      return { href: router.hrefOf(route), 'data-route': route };
    }
    // The placeholder in its address shows whether the host's page is for events or for articles.
    const placeholder = `{${idName}}`;
    const { detailUrl } = input;
    const href = detailUrl?.includes(placeholder) ? detailHref(detailUrl, id, placeholder) : undefined;
    return href ? { href } : undefined;
  };
}
