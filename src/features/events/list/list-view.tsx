import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CardSkeleton } from '../card/card-skeleton';
import { type CardLink, EventCard } from '../card/event-card';
import type { Speech } from '../../../i18n/speech';
import type { EventFilter } from '../event-filter';
import type { EventPage } from '../event-page';
import { Pager } from './pager';
import { FilterBar, type FilterFields } from './filter-bar';
import { resultWords } from './result-words';

/** Where the links of a list lead. */
export type ListLinks = {
  toEvent(id: string): CardLink;
  toFilter(filter: EventFilter): CardLink;
};

/** What a list shows, whoever draws it. */
export type ListViewProps = {
  speech: Speech;
  host: string;
  /** 1 to 5: level of the list's own heading; cards stand one below. */
  headingLevel: number;
  links: ListLinks;
  filter: EventFilter;
  /** Whether search and filters are shown. */
  hasFilterBar: boolean;
  /** Results, or undefined while the first are on their way. */
  page: EventPage | undefined;
  /** Results of an earlier filter stay, dimmed, while new ones load. */
  isBusy: boolean;
  /** Placeholders while waiting. */
  pageSize: number;
  favourites: ReadonlySet<string>;
  onToggleFavourite?: ((id: string) => void) | undefined;
  /** The fields that need the application to work; the first painter gives inert ones of the same shape. */
  fields: FilterFields;
  /** Stands in the place of the cards: nothing found, or a failed call. */
  instead?: ReactNode;
  /** Beside the heading: log in, language. */
  aside?: ReactNode;
};

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
const headingOf = (level: number) => `h${Math.min(6, Math.max(1, level))}` as Level;

/**
 * The list of events from heading to pager. Without hooks: React and the loader's first painter both draw it, so that
 * nothing moves when the application takes over.
 */
export function ListView(props: ListViewProps) {
  const { speech, filter, page, hasFilterBar, headingLevel, links, instead, fields, aside } = props;
  const Heading = headingOf(headingLevel);
  return (
    <section className="list" part="list">
      {hasFilterBar && (
        <>
          <div className="list-head">
            <Heading className="list-heading" part="heading" tabIndex={-1}>
              {speech.say(HEADING)}
            </Heading>
            {aside}
          </div>
          <FilterBar {...{ speech, filter, page, links, fields }} />
          <p className="list-count" role="status">
            {resultWords(page, filter, speech)}
          </p>
        </>
      )}
      {instead ?? <Cards {...props} />}
      {!instead && page && <Pager {...{ speech, filter, page, links }} />}
    </section>
  );
}

/** The heading of the list, overridable as lbl_events. */
export const HEADING: MessageDescriptor = msg({ id: 'lbl_events', message: 'Veranstaltungen' });

function Cards({ page, pageSize, isBusy, speech, links, host, headingLevel, favourites, onToggleFavourite, hasFilterBar }: ListViewProps) {
  const Heading = headingOf(hasFilterBar ? headingLevel + 1 : headingLevel) as Exclude<Level, 'h1'>;
  if (!page) {
    return (
      <div className="cards is-loading">
        {Array.from({ length: Math.min(pageSize, 8) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
          <CardSkeleton key={place} />
        ))}
      </div>
    );
  }
  return (
    <ul className={isBusy ? 'cards is-busy' : 'cards'} aria-busy={isBusy}>
      {page.events.map((event, place) => (
        <li key={event.id}>
          <EventCard
            {...{ event, speech, host, Heading, onToggleFavourite }}
            link={links.toEvent(event.id)}
            isFirst={place < 4}
            isFavourite={favourites.has(event.id)}
          />
        </li>
      ))}
    </ul>
  );
}
