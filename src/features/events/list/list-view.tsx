/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { anchorOf } from '../../../cards/card-link';
import { CardSkeleton } from '../../../cards/card-skeleton';
import { EventCard } from '../../../cards/event-card';
import type { ListLinks } from '../../../cards/list-links';
import { Pager } from '../../../cards/pager';
import { countWords, noteWords, pageWords } from '../../../cards/result-words';
import { formatNumber } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import type { EventPage } from '../../../model/answers/event-page';
import type { EventRow } from '../../../model/answers/event-row';
import { changeFilter, type EventFilter } from '../../../model/event-filter';
import { type HeadingTag, headingLevelOf, headingTag } from '../../../ui/heading-tag';
import { PainterIcon } from '../../../ui/painter-icon';
import { FilterBar, type FilterFields } from './filter-bar';
import { STRETCH_LABELS } from './filter-bar-words';

/** What a list shows, whether the painter or React draws it. */
export type ListViewProps = {
  translation: Translation;
  host: string;
  /** 1 to 5: level of the list's own heading; cards stand one below. */
  headingLevel: number;
  links: ListLinks;
  filter: EventFilter;
  /** Whether search and filters are shown. */
  hasFilterBar: boolean;
  /** Whether there are links to the other pages. Default: true. */
  hasPager?: boolean;
  /** Name of the community or district that is filtered by, when it is known. */
  placeName?: string | undefined;
  /** Results, or undefined while the first are on their way. */
  page: EventPage | undefined;
  /** Results of an earlier filter stay, dimmed, while new ones load. */
  isBusy: boolean;
  /** Placeholders while waiting. */
  pageSize: number;
  favourites: ReadonlySet<string>;
  onToggleFavourite?: ((id: string) => void) | undefined;
  /** What stands on a card where its picture is missing or on its way. */
  coverOf?: ((event: EventRow) => ReactNode) | undefined;
  /** What stands above the card of an event. */
  aboveCard?: ((event: EventRow) => ReactNode) | undefined;
  /** The fields that need the application to work; the first painter gives inert ones of the same shape. */
  fields: FilterFields;
  /** Above the cards: a failed call, what can be done with a list of favourites. */
  notice?: ReactNode;
  /** Stands in the place of the cards: nothing found. */
  instead?: ReactNode;
};

/** How many pictures are asked for at once, and how many placeholders are shown at most. */
const FIRST_PICTURES = 4;
const MAX_PLACEHOLDERS = 8;

/**
 * The list of events from heading to pager. Without hooks: React and the loader's first painter both draw it, so that
 * nothing moves when the application takes over.
 */
export function ListView(props: ListViewProps) {
  const { translation, filter, page, placeName, hasFilterBar, hasPager = true, links, notice, instead, fields } = props;
  const Heading = `h${headingLevelOf(props.headingLevel)}` as const;
  return (
    <section className="list" part="list">
      {hasFilterBar && (
        <>
          <div className="list-head">
            <Heading className="list-heading" part="heading" tabIndex={-1}>
              {translation._(HEADING)}
            </Heading>
          </div>
          <FilterBar {...{ translation, filter, page, placeName, links, fields }} />
          <ListTools {...props} />
          <OverLine {...props} />
        </>
      )}
      {page?.events.length !== 0 && <Notes {...{ page, filter, translation }} />}
      {notice}
      {instead ?? <Cards {...props} />}
      {!instead && hasPager && page && <Pager {...{ translation, filter, page, links }} />}
    </section>
  );
}

/** The heading of the list, overridable as lbl_events. */
export const HEADING = msg({ id: 'lbl_events', message: 'Veranstaltungen' });

/** Whether the list itself is shown: no other view is asked for, or none can be shown. */
const isList = ({ filter, page, instead }: ListViewProps) =>
  !filter.view || (page !== undefined && instead === undefined);

/** How many there are, the other views, the favourites, and where they are a list, its page and order. */
function ListTools(props: ListViewProps) {
  const { translation, filter, page, links, fields, favourites } = props;
  const pages = isList(props) && page && pageWords(page, translation);
  return (
    <div className="list-tools">
      <p className="list-count" tabIndex={-1}>
        <b>{isList(props) ? page && countWords(page.total, translation) : fields.count}</b>
        {pages && <span> · {pages}</span>}
      </p>
      <div className="list-views">{fields.view}</div>
      <a
        className="chip"
        {...anchorOf(links.toFilter(changeFilter(filter, { isFavourites: !filter.isFavourites })))}
        aria-current={filter.isFavourites || undefined}
      >
        <PainterIcon name="heart" size={16} isFilled />
        <span>{translation._(msg`Merkliste`)} </span>
        <span className="chip-count">{formatNumber(favourites.size, translation.locale)}</span>
      </a>
      {isList(props) && page?.total !== 0 && fields.sort}
    </div>
  );
}

/** Leads to the events of today that are over, which the list leaves out, and back to the list. */
function OverLine(props: ListViewProps) {
  const { translation, filter, page, links } = props;
  const isOpen = filter.when === 'over';
  if (!isOpen && !(isList(props) && page?.overCount)) return null;
  const when = isOpen ? undefined : 'over';
  const link = links.toFilter(changeFilter(filter, { when, from: undefined, to: undefined }));
  return (
    <a className="text-link past-note" {...anchorOf(link)} aria-current={isOpen || undefined}>
      <PainterIcon name={isOpen ? 'down' : 'next'} size={14} />
      {translation._(STRETCH_LABELS.over)} ({formatNumber(page?.overCount ?? 0, translation.locale)})
    </a>
  );
}

function Notes({ page, filter, translation }: Pick<ListViewProps, 'page' | 'filter' | 'translation'>) {
  if (!page) return null;
  return noteWords(page, filter, translation).map((note) => (
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

/** The cards of some events, as items of the list. @param before how many cards stand before them */
export function cardItems(props: ItemsProps, events: readonly EventRow[], before = 0): ReactNode[] {
  const { translation, links, host, headingLevel, hasFilterBar, favourites, onToggleFavourite, coverOf, aboveCard } =
    props;
  const Heading = headingTag(hasFilterBar ? headingLevel + 1 : headingLevel) as Exclude<HeadingTag, 'h1'>;
  return events.map((event, index) => (
    <li key={event.id}>
      <EventCard
        {...{ event, translation, host, Heading, onToggleFavourite }}
        link={links.toEvent(event.id)}
        isFirst={before + index < FIRST_PICTURES}
        cover={coverOf?.(event)}
        isFavourite={favourites.has(event.id)}
      />
      {aboveCard?.(event)}
    </li>
  ));
}
