/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { Speech } from '../../../i18n/speech';
import type { EventPage } from '../../../model/answers/event-page';
import { FirstIcon } from '../../../ui/first-icon';
import { DEFAULT_RADIUS_KM, type EventFilter, type EventSort, sortOf } from '../event-filter';
import type { FilterFields } from './filter-bar';
import { activeFilters, placeWords, whenWords } from './filter-bar-words';

/*
 * The fields of the search box as plain markup. The first painter draws them inert; the application draws the very same
 * with handlers, so that nothing moves when it takes over.
 */

type BoxProps = {
  speech: Speech;
  /** What makes the field work. */
  field: ComponentProps<'input'>;
  /** Takes away what is in the field. */
  onClear?: (() => void) | undefined;
  isFilled: boolean;
};

/** The question "Was?". */
export function WhatBox({ speech: { say }, field, onClear, isFilled }: BoxProps) {
  return (
    <div className="field">
      <label htmlFor="what">{say(msg({ id: 'lbl_what', message: 'Was?' }))}</label>
      <div className="input-box">
        <FirstIcon name="search" />
        <input
          id="what"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder={say(msg`Titel, Künstler, Thema`)}
          {...field}
        />
        {isFilled && <Clear label={say(msg`Suchtext löschen`)} onClear={onClear} />}
      </div>
    </div>
  );
}

type WhereProps = BoxProps & {
  /** How far around the place: a select. */
  radius: ReactNode;
  /** Suggestions. */
  children?: ReactNode;
};

/** The question "Wo?". */
export function WhereBox({ speech: { say }, field, onClear, isFilled, radius, children }: WhereProps) {
  return (
    <div className="field">
      <label htmlFor="where">{say(msg({ id: 'lbl_where', message: 'Wo?' }))}</label>
      <div className="input-box">
        <FirstIcon name="place" />
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
          placeholder={say(msg`Ort oder Postleitzahl`)}
          {...field}
        />
        {isFilled && <Clear label={say(msg`Ort löschen`)} onClear={onClear} />}
        {radius}
        {children}
      </div>
    </div>
  );
}

/** The words of a radius: '15 km', or that only the place itself counts. */
export const radiusWords = (kilometres: number | undefined, { say }: Speech): string =>
  kilometres === undefined ? say(msg`nur dieser Ort`) : say(msg`${kilometres} km`);

/** How far around the place is searched. */
export function RadiusSelect({ speech: { say }, ...select }: { speech: Speech } & ComponentProps<'select'>) {
  return (
    <span className="select">
      <select name="radius" aria-label={say(msg`Umkreis`)} {...select} />
      <FirstIcon name="down" size={16} />
    </span>
  );
}

function Clear({ label, onClear }: { label: string; onClear: (() => void) | undefined }) {
  return (
    <button type="button" className="clear" aria-label={label} onClick={onClear}>
      <FirstIcon name="close" size={16} />
    </button>
  );
}

type WhenProps = { speech: Speech; filter: EventFilter; children?: ReactNode } & ComponentProps<'button'>;

/** The question "Wann?". */
export function WhenBox({ speech, filter, children, ...button }: WhenProps) {
  return (
    <div className="field">
      <span className="label" id="when-label">
        {speech.say(msg({ id: 'lbl_when', message: 'Wann?' }))}
      </span>
      <button type="button" id="when" className="input-box" aria-labelledby="when-label when" {...button}>
        <FirstIcon name="calendar" />
        <span>{whenWords(filter, speech)}</span>
        <FirstIcon name="down" size={16} />
      </button>
      {children}
    </div>
  );
}

type MoreProps = { label: string; count?: number; children?: ReactNode } & Omit<ComponentProps<'button'>, 'children'>;

/** Opens further filters; says how many of them are on. */
export function MoreChip({ label, count = 0, ...button }: MoreProps) {
  return (
    <button type="button" className="chip" aria-haspopup="dialog" {...button}>
      {label}
      {count > 0 && <b className="chip-number">{count}</b>}
      <FirstIcon name="down" size={14} />
    </button>
  );
}

/** The class of a chip's place: 'all' stands for all filters in a narrow list, the others in a wide one. */
export const morePlace = (key: string) => (key === 'all' ? 'chips-opener is-all' : 'chips-opener');

/** Labels and numbers of what opens further filters. */
export const moreChips = (speech: Speech, filter: EventFilter) => {
  const { say } = speech;
  const active = activeFilters(filter, undefined, undefined, speech);
  const numberOf = (keys: RegExp) => active.filter(({ key }) => keys.test(key)).length;
  return [
    { key: 'rubrics', label: say(msg`Alle Rubriken`), count: filter.rubrics.length },
    {
      key: 'more',
      label: say(msg`Weitere Filter`),
      count: numberOf(/^(tag|access|free|children|barrierFree|longRunning)/),
    },
    { key: 'all', label: say(msg`Filter`), count: numberOf(/^(?!(q|favourites|over)$)/) },
  ] as const;
};

const SORT_LABELS = {
  date: msg`Datum`,
  distance: msg`Entfernung`,
  title: msg`Titel`,
  relevance: msg`Beste Treffer`,
} as const satisfies Record<EventSort, unknown>;

/** The words of an order. */
export const sortLabel = (sort: EventSort, { say }: Speech): string => say(SORT_LABELS[sort]);

/** The order of the results. */
export function SortBox({ speech: { say }, ...select }: { speech: Speech } & ComponentProps<'select'>) {
  return (
    <label className="select sort">
      <span>{say(msg`Sortieren nach`)}</span>
      <select name="sort" {...select} />
      <FirstIcon name="down" size={16} />
    </label>
  );
}

/** Everything inert, as the first painter draws it. */
export function firstFields(speech: Speech, filter: EventFilter, page: EventPage | undefined): FilterFields {
  const { near } = filter;
  const place = placeWords(filter, page?.facets, undefined);
  const radius = radiusWords(near && (filter.radiusKm ?? DEFAULT_RADIUS_KM), speech);
  return {
    what: <WhatBox speech={speech} field={{ defaultValue: filter.q }} isFilled={filter.q !== ''} />,
    where: (
      <WhereBox
        speech={speech}
        field={{ defaultValue: place }}
        isFilled={place !== ''}
        radius={
          place && (
            <RadiusSelect speech={speech}>
              <option>{radius}</option>
            </RadiusSelect>
          )
        }
      />
    ),
    when: <WhenBox speech={speech} filter={filter} />,
    more: moreChips(speech, filter).map(({ key, label, count }) => (
      <div key={key} className={morePlace(key)}>
        <MoreChip label={label} count={count} />
      </div>
    )),
    sort: (
      <SortBox speech={speech}>
        <option>{sortLabel(sortOf(filter), speech)}</option>
      </SortBox>
    ),
  };
}
