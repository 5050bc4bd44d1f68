import type { CommonInput } from '../../app/element-input';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { detailHref } from '../../routing/detail-href';
import { withLocale } from '../../routing/locale-prefix';
import { useRecordKind } from './use-record-kind';

/** The attribute of an element that has no page for visitors. */
type RecordingInput = CommonInput & { readonly detailUrl?: string | undefined };

/** A link of ours, or to another page. */
type Link = { href: string; 'data-route'?: string };

/**
 * Where visitors see an event or an article: in the portal, or on the page that the host names for the other elements.
 *
 * @returns gives the link by its id; undefined where there is no such page
 */
export function useVisitorsPage(): (id: string) => Link | undefined {
  const { router, element, input } = usePortal<RecordingInput>();
  const { locale } = useTranslation();
  const { shown, idName } = useRecordKind();
  return (id) => {
    if (element.localName === 'event-portal') {
      const route = withLocale(shown(id), locale);
      return { href: router.hrefOf(route), 'data-route': route };
    }
    // The page of the host shows events or articles, not both: its address says which.
    const place = `{${idName}}`;
    const { detailUrl } = input;
    const href = detailUrl?.includes(place) ? detailHref(detailUrl, id, place) : undefined;
    return href ? { href } : undefined;
  };
}
