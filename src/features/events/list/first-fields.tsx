/** @jsxImportSource #view */

import { msg } from '@lingui/core/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { Translation } from '../../../i18n/translation';
import type { EventPage } from '../../../model/answers/event-page';
import type { Has } from '../../../model/capabilities';
import { DEFAULT_RADIUS_KM, type EventFilter, type EventSort, sortOf } from '../../../model/event-filter';
import { LIST_FLAGS } from '../../../model/records/plain-fields';
import { PainterIcon } from '../../../ui/painter-icon';
import type { FilterFields } from './filter-bar';
import { activeFilters, dateFilterLabel, placeFilterLabel } from './filter-labels';
import { offeredViews } from './offered-filter';

/*
 * The fields of the search box as plain markup. The painter draws them inert; the application draws the same ones with
 * handlers, so that nothing moves at the takeover.
 */

type FieldProps = {
  translation: Translation;
  /** The properties that make the field interactive. */
  field: ComponentProps<'input'>;
  /** Clears the field. */
  onClear?: (() => void) | undefined;
  isFilled: boolean;
};

/** Renders the text filter ("Was?"). */
export function TextFilterField({ translation: { _ }, field, onClear, isFilled }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor="what">{_(msg({ id: 'lbl_what', message: 'Was?' }))}</label>
      <div className="input-box">
        <PainterIcon name="search" />
        <input
          id="what"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder={_(msg`Titel, Künstler, Thema`)}
          {...field}
        />
        {isFilled && <ClearButton label={_(msg`Suchtext löschen`)} onClear={onClear} />}
      </div>
    </div>
  );
}

type PlaceFieldProps = FieldProps & {
  /** The select of the radius around the place. */
  radius: ReactNode;
  /** The suggestions. */
  children?: ReactNode;
};

/** Renders the place filter ("Wo?"). */
export function PlaceFilterField({ translation: { _ }, field, onClear, isFilled, radius, children }: PlaceFieldProps) {
  return (
    <div className="field">
      <label htmlFor="where">{_(msg({ id: 'lbl_where', message: 'Wo?' }))}</label>
      <div className="input-box">
        <PainterIcon name="place" />
        <input
          id="where"
          name="near"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder={_(msg`Ort oder Postleitzahl`)}
          {...field}
        />
        {isFilled && <ClearButton label={_(msg`Ort löschen`)} onClear={onClear} />}
        {radius}
        {children}
      </div>
    </div>
  );
}

/** Formats a radius: '15 km', or a label for the place alone. */
export const radiusLabel = (kilometres: number | undefined, { _ }: Translation): string =>
  kilometres === undefined ? _(msg`nur dieser Ort`) : _(msg`${kilometres} km`);

/** Renders the select of the search radius. */
export function RadiusSelect({
  translation: { _ },
  ...select
}: { translation: Translation } & ComponentProps<'select'>) {
  return (
    <span className="select">
      <select name="radius" aria-label={_(msg`Umkreis`)} {...select} />
      <PainterIcon name="down" size={16} />
    </span>
  );
}

function ClearButton({ label, onClear }: { label: string; onClear: (() => void) | undefined }) {
  return (
    <button type="button" className="clear" aria-label={label} onClick={onClear}>
      <PainterIcon name="close" size={16} />
    </button>
  );
}

type DateFieldProps = {
  translation: Translation;
  filter: EventFilter;
  children?: ReactNode;
} & ComponentProps<'button'>;

/** Renders the date filter ("Wann?"). */
export function DateFilterField({ translation, filter, children, ...button }: DateFieldProps) {
  return (
    <div className="field">
      <span className="label" id="when-label">
        {translation._(msg({ id: 'lbl_when', message: 'Wann?' }))}
      </span>
      <button type="button" id="when" className="input-box" aria-labelledby="when-label when" {...button}>
        <PainterIcon name="calendar" />
        <span>{dateFilterLabel(filter, translation)}</span>
        <PainterIcon name="down" size={16} />
      </button>
      {children}
    </div>
  );
}

type MoreChipProps = { label: string; count?: number; children?: ReactNode } & Omit<
  ComponentProps<'button'>,
  'children'
>;

/** Renders the chip that opens further filters, with the number of active ones. */
export function MoreChip({ label, count = 0, ...button }: MoreChipProps) {
  return (
    <button type="button" className="chip" aria-haspopup="dialog" {...button}>
      {label}
      {count > 0 && <b className="chip-number">{count}</b>}
      <PainterIcon name="down" size={14} />
    </button>
  );
}

/** Returns the class of a chip: 'all' opens all filters in a narrow list; the others belong to a wide one. */
export const moreChipClass = (key: string) => (key === 'all' ? 'chips-toggle is-all' : 'chips-toggle');

/** The further filters that a backend has. */
export type FilterParts = {
  hasRubrics: boolean /** True if the backend counts the events of each filter. */;
  hasFacets: boolean;
};

/** Returns labels and counts of the chips that open further filters. */
export const moreChips = (translation: Translation, filter: EventFilter, { hasRubrics, hasFacets }: FilterParts) => {
  const { _ } = translation;
  const active = activeFilters(filter, undefined, undefined, translation);
  const countOf = (keys: RegExp) => active.filter(({ key }) => keys.test(key)).length;
  return [
    hasRubrics && { key: 'rubrics' as const, label: _(msg`Alle Rubriken`), count: filter.rubrics.length },
    hasFacets && {
      key: 'more' as const,
      label: _(msg`Weitere Filter`),
      count: countOf(new RegExp(`^(tag|access|longRunning|${LIST_FLAGS.join('|')})`)),
    },
    { key: 'all' as const, label: _(msg`Filter`), count: countOf(/^(?!(q|favourites|over)$)/) },
  ].filter((chip) => chip !== false);
};

const SORT_LABELS = {
  date: msg`Datum`,
  distance: msg`Entfernung`,
  title: msg`Titel`,
  relevance: msg`Beste Treffer`,
} as const satisfies Record<EventSort, unknown>;

/** Returns the label of a sort order. */
export const sortLabel = (sort: EventSort, { _ }: Translation): string => _(SORT_LABELS[sort]);

/** Renders the select of the sort order. */
export function SortBox({ translation: { _ }, ...select }: { translation: Translation } & ComponentProps<'select'>) {
  return (
    <label className="select sort">
      <span>{_(msg`Sortieren nach`)}</span>
      <select name="sort" {...select} />
      <PainterIcon name="down" size={16} />
    </label>
  );
}

/** Checks whether mails about a filter can be ordered: neither favourites nor past events are searched for again. */
export const canMail = ({ isFavourites, ids, when }: EventFilter) =>
  !isFavourites && ids.length === 0 && when !== 'over';

type SubscribeButtonsProps = {
  translation: Translation;
  filter: EventFilter;
  has: Has;
  /** Returns the properties that make a button interactive. */
  propsOf?: (kind: 'feed' | 'mail') => ComponentProps<'button'>;
};

/** Renders the buttons beside the count that subscribe to the results; a narrow list has the first one only, whose panel offers both. */
export function SubscribeButtons({ translation: { _ }, filter, has, propsOf }: SubscribeButtonsProps) {
  const isOffered = { feed: has('feeds'), mail: has('searches') && canMail(filter) };
  const labels = { feed: _(msg`Abonnieren`), mail: _(msg`Per E-Mail`) };
  return (['feed', 'mail'] as const).map(
    (kind) =>
      isOffered[kind] && (
        <button
          key={kind}
          type="button"
          className={`list-action is-${kind}${isOffered.feed ? '' : ' is-only'}`}
          title={labels[kind]}
          aria-haspopup="dialog"
          {...propsOf?.(kind)}
        >
          <PainterIcon name={kind} size={18} />
          <span>{labels[kind]}</span>
        </button>
      ),
  );
}

type FieldContext = {
  page: EventPage | undefined;
  has: Has;
  /** The attribute `view` of the element. */
  view?: unknown;
};

/** Returns all fields inert, as the painter draws them. */
export function firstFields(
  translation: Translation,
  filter: EventFilter,
  { page, has, view }: FieldContext,
): FilterFields {
  const { near } = filter;
  const hasFacets = has('facets', page?.facets !== undefined);
  const place = placeFilterLabel(filter, page?.facets, undefined);
  const radius = radiusLabel(near && (filter.radiusKm ?? DEFAULT_RADIUS_KM), translation);
  return {
    what: <TextFilterField translation={translation} field={{ defaultValue: filter.q }} isFilled={filter.q !== ''} />,
    where: has('communities', near !== undefined) && (
      <PlaceFilterField
        translation={translation}
        field={{ defaultValue: place }}
        isFilled={place !== ''}
        radius={
          place && (
            <RadiusSelect translation={translation}>
              <option>{radius}</option>
            </RadiusSelect>
          )
        }
      />
    ),
    when: <DateFilterField translation={translation} filter={filter} />,
    view: offeredViews(filter, view, has).length > 0 && '',
    more: moreChips(translation, filter, { hasRubrics: hasFacets || has('rubrics'), hasFacets }).map(
      ({ key, label, count }) => (
        <div key={key} className={moreChipClass(key)}>
          <MoreChip label={label} count={count} />
        </div>
      ),
    ),
    subscribe: <SubscribeButtons {...{ translation, filter, has }} />,
    sort: (
      <SortBox translation={translation}>
        <option>{sortLabel(sortOf(filter), translation)}</option>
      </SortBox>
    ),
  };
}
