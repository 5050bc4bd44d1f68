/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { anchorOf, type CardLink } from '../../../cards/card-link';
import { CardSkeleton } from '../../../cards/card-skeleton';
import { EventCard } from '../../../cards/event-card';
import { formatEventCount, formatPageNumber, resultNotes } from '../../../cards/format-results';
import type { ListLinks } from '../../../cards/list-links';
import { Pager } from '../../../cards/pager';
import { formatNumber } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import type { EventPage } from '../../../model/answers/event-page';
import type { EventRow } from '../../../model/answers/event-row';
import { changeFilter, type EventFilter } from '../../../model/event-filter';
import { type HeadingTag, headingLevelOf, headingTag } from '../../../ui/heading-tag';
import { PainterIcon } from '../../../ui/painter-icon';
import { FilterBar, type FilterFields } from './filter-bar';
import { DATE_SHORTCUT_LABELS } from './filter-labels';

/** The props of a list, drawn by the painter or by React. */
export type ListViewProps = {
  translation: Translation;
  host: string;
  /** The level of the list's heading, 1 to 5; card headings are one level below. */
  headingLevel: number;
  links: ListLinks;
  /** The link to the form of a new event; absent where nobody records. Its room alone while that is not known yet. */
  addEvent?: CardLink | 'reserved' | undefined;
  filter: EventFilter;
  /** True if search and filters are shown. */
  hasFilterBar: boolean;
  /** True if the backend counts the events of each filter. */
  hasFacets: boolean;
  /** True if links to other pages are shown. Default: true. */
  hasPager?: boolean;
  /** The name of the filtered community or district, if it is loaded. */
  placeName?: string | undefined;
  /** The results, or undefined while the first ones load. */
  page: EventPage | undefined;
  /** True while new results load; those of the earlier filter stay, dimmed. */
  isBusy: boolean;
  /** The number of placeholders while loading. */
  pageSize: number;
  favourites: ReadonlySet<string>;
  onToggleFavourite?: ((id: string) => void) | undefined;
  /** Renders the substitute for a missing or loading picture. */
  coverOf?: ((event: EventRow) => ReactNode) | undefined;
  /** Renders the content above the card of an event. */
  aboveCard?: ((event: EventRow) => ReactNode) | undefined;
  /** The fields that need the application; the painter passes inert ones of the same layout. */
  fields: FilterFields;
  /** The notice above the cards: a failed request or the actions for favourites. */
  notice?: ReactNode;
  /** The content that replaces the cards: advice for an empty result. */
  replacement?: ReactNode;
};

/** The number of eagerly loaded pictures, and the maximum number of placeholders. */
const FIRST_PICTURES = 4;
const MAX_PLACEHOLDERS = 8;

/** Renders the list of events from heading to pager. It has no hooks, since the painter draws it, too. */
export function ListView(props: ListViewProps) {
  const {
    translation,
    filter,
    page,
    placeName,
    hasFilterBar,
    hasFacets,
    hasPager = true,
    links,
    addEvent,
    notice,
    replacement,
    fields,
  } = props;
  const Heading = `h${headingLevelOf(props.headingLevel)}` as const;
  return (
    <section className="list" part="list">
      {hasFilterBar && (
        <>
          <div className="list-head">
            <Heading className="list-heading" part="heading" tabIndex={-1}>
              {translation._(HEADING)}
            </Heading>
            {addEvent === 'reserved' && (
              <span className="list-add is-reserved">
                <PainterIcon name="plus" />
                {translation._(ADD_EVENT)}
              </span>
            )}
            {typeof addEvent === 'object' && (
              <a className="list-add" {...anchorOf(addEvent)}>
                <PainterIcon name="plus" />
                {translation._(ADD_EVENT)}
              </a>
            )}
          </div>
          <FilterBar {...{ translation, filter, page, placeName, hasFacets, links, fields }} />
          <ListTools {...props} />
          <PastEventsLink {...props} />
          <LanguageNote {...props} />
        </>
      )}
      {page?.events.length !== 0 && <Notes {...{ page, filter, translation }} />}
      {notice}
      {replacement ?? <Cards {...props} />}
      {!replacement && hasPager && page && <Pager {...{ translation, filter, page, links }} />}
    </section>
  );
}

/** The heading of the list, overridable as lbl_events. */
export const HEADING = msg({ id: 'lbl_events', message: 'Veranstaltungen' });

/** The link to the form of a new event. */
export const ADD_EVENT = msg({ id: 'lbl_add_event', message: 'Veranstaltung eintragen' });

/** Checks whether the list itself is shown: no other view is requested, or none is available. */
const showsList = ({ filter, page, replacement }: ListViewProps) =>
  !filter.view || (page !== undefined && replacement === undefined);

/** Renders count, other views and favourites; for a list also page and order. */
function ListTools(props: ListViewProps) {
  const { translation, filter, page, links, fields, favourites } = props;
  const pageNumber = showsList(props) && page && formatPageNumber(page, translation);
  return (
    <div className="list-tools">
      <div className="list-results">
        <p className="list-count" tabIndex={-1}>
          <b>{showsList(props) ? page && formatEventCount(page.total, translation) : fields.count}</b>
          {pageNumber && <span> · {pageNumber}</span>}
        </p>
        {fields.subscribe}
      </div>
      {fields.view !== false && <div className="list-views">{fields.view}</div>}
      <a
        className="chip"
        {...anchorOf(links.toFilter(changeFilter(filter, { isFavourites: !filter.isFavourites })))}
        aria-current={filter.isFavourites || undefined}
      >
        <PainterIcon name="heart" size={16} isFilled />
        <span>{translation._(msg`Merkliste`)} </span>
        <span className="chip-count">{formatNumber(favourites.size, translation.locale)}</span>
      </a>
      {showsList(props) && page?.total !== 0 && fields.sort}
    </div>
  );
}

/** Renders the link to today's past events, which the list leaves out; a chip leads back. */
function PastEventsLink(props: ListViewProps) {
  const { translation, filter, page, links } = props;
  if (filter.when === 'over' || !showsList(props) || !page?.overCount) return null;
  const link = links.toFilter(changeFilter(filter, { when: 'over', from: undefined, to: undefined }));
  return (
    <a className="text-link past-note" {...anchorOf(link)}>
      {translation._(DATE_SHORTCUT_LABELS.over)} ({formatNumber(page.overCount, translation.locale)})
    </a>
  );
}

/** Renders a note on an English list with events that have no English title; cards do not repeat it. */
function LanguageNote({ translation: { _, locale }, page }: ListViewProps) {
  if (locale === 'de' || !page?.events.some(({ title_en }) => !title_en)) return null;
  return <p className="list-language">{_(msg`Einige Texte gibt es nur auf Deutsch.`)}</p>;
}

function Notes({ page, filter, translation }: Pick<ListViewProps, 'page' | 'filter' | 'translation'>) {
  if (!page) return null;
  return resultNotes(page, filter, translation).map((note) => (
    <p key={note} className="list-note">
      <PainterIcon name="info" />
      {note}
    </p>
  ));
}

function Cards(props: ListViewProps) {
  const { page, pageSize, isBusy } = props;
  if (!page) {
    return (
      <div className="cards is-loading">
        {Array.from({ length: Math.min(pageSize, MAX_PLACEHOLDERS) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
          <CardSkeleton key={index} />
        ))}
      </div>
    );
  }
  return (
    <ul className={isBusy ? 'cards is-busy' : 'cards'} aria-busy={isBusy}>
      {cardItems(props, page.events)}
    </ul>
  );
}

type ItemsProps = Pick<
  ListViewProps,
  | 'translation'
  | 'host'
  | 'headingLevel'
  | 'hasFilterBar'
  | 'favourites'
  | 'onToggleFavourite'
  | 'coverOf'
  | 'aboveCard'
> & { links: Pick<ListLinks, 'toEvent'> };

/** Renders the cards of events as list items. @param offset number of cards before them */
export function cardItems(props: ItemsProps, events: readonly EventRow[], offset = 0): ReactNode[] {
  const { translation, links, host, headingLevel, hasFilterBar, favourites, onToggleFavourite, coverOf, aboveCard } =
    props;
  const Heading = headingTag(hasFilterBar ? headingLevel + 1 : headingLevel) as Exclude<HeadingTag, 'h1'>;
  return events.map((event, index) => (
    <li key={event.id}>
      <EventCard
        {...{ event, translation, host, Heading, onToggleFavourite }}
        link={links.toEvent(event.id)}
        isFirst={offset + index < FIRST_PICTURES}
        cover={coverOf?.(event)}
        isFavourite={favourites.has(event.id)}
      />
      {aboveCard?.(event)}
    </li>
  ));
}
