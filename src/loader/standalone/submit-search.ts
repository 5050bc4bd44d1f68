import type { InputOf } from '../../elements/element-input';
import type { ListFilter } from '../../elements/registry';
import type { Locale } from '../../i18n/locale';
import { absoluteUrl, safeHref } from '../../lib/urls';
import { warnOnce } from '../../lib/warn';
import { type EventFilter, queryOf } from '../../model/event-filter';
import { detailHref } from '../../routing/detail-href';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import { dispatch, type LightElement } from './light-element';

/** The input of an `event-search`. */
export type SearchInput = InputOf<'event-search'>;

/** A list on the page, once its code has loaded. */
type ListElement = HTMLElement & {
  detailUrl?: string | undefined;
  setFilter(filter: ListFilter): void;
  navigate(route: string): void;
};

const routeOf = (filter: EventFilter, locale: Locale) => withLocale(`${paths.events}?${queryOf(filter)}`, locale);

/** Returns the text of a search as a visitor would type it; for a selected place or rubric its name. */
const textOf = ({ filter, label = '' }: SearchRequest) => filter.q || label || filter.near?.label || '';

/**
 * Returns the address of results on another page. `{query}` as a parameter's value or part of a path is replaced with
 * the text; `{query}` in place of parameters with all of them, named as in the list.
 *
 * @returns undefined if the address is not allowed
 */
export function resultsHref(template: string, request: SearchRequest, locale: Locale): string | undefined {
  const { filter } = request;
  const filled = template.includes('{query}')
    ? template.replace(/([?&]?)\{query\}/g, (_, separator: string) =>
        separator ? separator + queryOf(filter) : encodeURIComponent(textOf(request)),
      )
    : `${template.replace(/#.*$/, '')}#${routeOf(filter, locale)}`;
  return safeHref(absoluteUrl(filled, window.location.origin));
}

/** Returns the filter in the form of a list's attributes. */
const asAttributes = ({ q, rubrics, community, near }: EventFilter): ListFilter => ({
  ...(q && { q }),
  ...(rubrics.length > 0 && { rubric: rubrics }),
  ...(community !== undefined && { community }),
  ...(near && { near: near.label }),
});

/** Resolves with the element of an id once it is on the page and, unless native, defined. */
function listOf(id: string, signal: AbortSignal): Promise<ListElement> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(findElement);
    function findElement() {
      const element = document.getElementById(id);
      if (!element) return;
      observer.disconnect();
      const onDefined = () => resolve(element as ListElement);
      customElements.whenDefined(element.localName).then(onDefined, onDefined);
    }
    signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(document, { childList: true, subtree: true });
    findElement();
  });
}

/** Scrolls a list into view if it is above the viewport, or begins in its lower half. */
function scrollIntoViewIfNeeded(list: Element) {
  const { top, bottom } = list.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight / 2) list.scrollIntoView();
}

/** A submitted search. */
export type SearchRequest = {
  filter: EventFilter;
  /** The id of one event to open. */
  eventId?: string | undefined;
  /** The label of the selected suggestion. */
  label?: string | undefined;
};

/** The latest search of each element: it supersedes one that waits for its list. */
const latest = new WeakMap<LightElement, SearchRequest>();

/** Shows a search in a list of this page or on another one. @param signal aborted when the element is removed */
export async function showResults(
  element: LightElement,
  request: SearchRequest,
  locale: Locale,
  signal: AbortSignal,
): Promise<void> {
  const { for: id, resultsUrl, detailUrl } = element.input as SearchInput;
  const { filter, eventId } = request;
  latest.set(element, request);
  const eventHref = eventId && detailUrl ? detailHref(detailUrl, eventId) : undefined;
  if (eventHref) return goTo(element, eventHref, withLocale(paths.event(eventId ?? ''), locale));
  if (id && (document.getElementById(id) || !resultsUrl)) {
    if (!document.getElementById(id)) warnOnce(`<event-search for="${id}">: the page has no such element yet.`);
    const list = await listOf(id, signal);
    if (signal.aborted || latest.get(element) !== request) return;
    return showIn(list, request, locale);
  }
  const href = resultsUrl && resultsHref(resultsUrl, request, locale);
  if (href) return goTo(element, href, routeOf(filter, locale));
  warnOnce('<event-search> leads nowhere: it needs `for` with the id of a list, or `results-url`.');
}

function goTo(element: LightElement, href: string, route: string) {
  if (dispatch(element, 'portal-navigate', { route })) window.location.assign(href);
}

function showIn(list: ListElement, { filter, eventId }: SearchRequest, locale: Locale) {
  const href = eventId && list.detailUrl && detailHref(list.detailUrl, eventId);
  if (href) return window.location.assign(href);
  if (typeof list.setFilter !== 'function') {
    warnOnce(`<event-search for="${list.id}">: this element shows no list of events.`);
    return;
  }
  if (eventId) list.navigate(withLocale(paths.event(eventId), locale));
  else list.setFilter(asAttributes(filter));
  scrollIntoViewIfNeeded(list);
}
