/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { anchorOf, type CardLink } from '../../../cards/card-link';
import { formatNumber } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import type { EventPage, Facets } from '../../../model/answers/event-page';
import { changeFilter, DATE_SHORTCUTS, type EventFilter, emptyFilter, toggled } from '../../../model/event-filter';
import { rubricText } from '../../../model/rubric-text';
import { PainterIcon } from '../../../ui/painter-icon';
import { activeFilters, DATE_SHORTCUT_LABELS } from './filter-labels';

/** The fields of the search box for text, place and date, the further filters, and the sort order. */
export type FilterFields = Record<'what' | 'where' | 'when' | 'more' | 'sort', ReactNode> & {
  /** The links to other views of the results; may appear later. False where there are none. */
  view?: ReactNode;
  /** The number of items in another view. */
  count?: ReactNode;
  /** The buttons that subscribe to the results. */
  subscribe: ReactNode;
};

type Props = {
  translation: Translation;
  filter: EventFilter;
  page: EventPage | undefined;
  /** True if the backend counts the events of each filter. */
  hasFacets: boolean;
  /** The name of the filtered community or district, if it is loaded. */
  placeName?: string | undefined;
  links: { toFilter(filter: EventFilter): CardLink };
  fields: FilterFields;
};

const MAX_RUBRICS = 8;

/** Renders search box and shortcut chips. Chips are links, so they work before the application has loaded. */
export function FilterBar(props: Props) {
  const { translation, filter, page, hasFacets, links, fields } = props;
  const { _ } = translation;
  const chipProps = { translation, filter, facets: page?.facets, hasFacets, links };
  return (
    <>
      {/* No form: Enter would reload the page before the application has loaded. */}
      {/* biome-ignore lint/a11y/useSemanticElements: not every supported browser knows <search>. */}
      <div className="search" role="search" aria-label={_(msg`Veranstaltungen suchen`)} part="search">
        {fields.what}
        {fields.where}
        {fields.when}
      </div>
      <div className="filters">
        <div className={hasUsefulChips(filter, page?.facets) ? 'chips' : 'chips is-dead'}>
          <DateChips {...chipProps} />
          <RubricChips {...chipProps} />
        </div>
        <div className="chips-more">{fields.more}</div>
      </div>
      <ActiveFilterRow {...props} />
    </>
  );
}

/** Checks whether a chip of the row gives events or is pressed; true while the counts load. */
function hasUsefulChips({ when, rubrics }: EventFilter, facets: Facets | undefined): boolean {
  const counts = [
    ...DATE_SHORTCUTS.map((shortcut) => facets?.when?.[shortcut]),
    ...topRubrics(facets, rubrics).map(({ count }) => count),
  ];
  return when !== undefined || rubrics.length > 0 || counts.some((count) => count !== 0);
}

type ChipRowProps = Pick<Props, 'translation' | 'filter' | 'hasFacets' | 'links'> & { facets: Facets | undefined };

/** Shortcuts that days alone cannot tell: only a server with facets is known to filter by time. */
const NEEDS_TIME = /^(?:now|evening)$/;

/** Renders the date shortcuts, each one click. */
export function DateChips({ translation, filter, facets, hasFacets, links }: ChipRowProps) {
  const { _ } = translation;
  return (
    <fieldset className="chip-group" aria-label={_(msg`Zeitraum`)}>
      {DATE_SHORTCUTS.filter((when) => hasFacets || !NEEDS_TIME.test(when)).map((when) => {
        const isOn = filter.when === when;
        const next = changeFilter(filter, { when: isOn ? undefined : when, from: undefined, to: undefined });
        return (
          <Chip key={when} {...{ translation, isOn }} count={facets?.when?.[when]} link={links.toFilter(next)}>
            {_(DATE_SHORTCUT_LABELS[when])}
          </Chip>
        );
      })}
    </fieldset>
  );
}

/** Returns the client's first rubrics and every selected one, in an order that does not depend on counts. */
export const topRubrics = (facets: Facets | undefined, selected: readonly number[]): Facets['rubric'] =>
  (facets?.rubric ?? []).filter(({ id }, index) => index < MAX_RUBRICS || selected.includes(id));

/** Returns the filter with a rubric toggled. */
export const withRubric = (filter: EventFilter, id: number): EventFilter =>
  changeFilter(filter, { rubrics: toggled(filter.rubrics, id) });

function RubricChips({ translation, filter, facets, links }: Omit<ChipRowProps, 'hasFacets'>) {
  const { _, locale } = translation;
  const rubrics = topRubrics(facets, filter.rubrics);
  if (rubrics.length === 0) return null;
  return (
    <fieldset className="chip-group" aria-label={_(msg`Rubriken`)}>
      {rubrics.map(({ id, count, ...rubric }) => {
        const isOn = filter.rubrics.includes(id);
        return (
          <Chip
            key={id}
            {...{ translation, count, isOn }}
            link={links.toFilter(withRubric(filter, id))}
            {...rubricText(rubric, locale)}
          />
        );
      })}
    </fieldset>
  );
}

/** Checks whether a filter is visible elsewhere at every width. */
const isShownInField = (key: string) => /^(q|favourites)$/.test(key);

/** Checks whether an active filter is a pressed chip. */
const isChip = (key: string, page: EventPage | undefined) =>
  DATE_SHORTCUTS.some((shortcut) => shortcut === key) ||
  (key.startsWith('rubric') && (!page || page.facets?.rubric.some(({ id }) => key === `rubric ${id}`)));

/**
 * Renders the filters that nothing else shows as chips, each with a remove link, and one link for all of several. The
 * row of chips scrolls only one of several pressed ones into view, so then all are listed.
 */
function ActiveFilterRow({ translation, filter, page, placeName, links }: Props) {
  const { _ } = translation;
  const active = activeFilters(filter, page?.facets, placeName, translation);
  const isSingle = active.length <= 1;
  const hasOneChip = active.filter(({ key }) => isChip(key, page)).length === 1;
  const shown = active.filter(({ key }) => !isShownInField(key) && !(hasOneChip && isChip(key, page)));
  if (isSingle && shown.length === 0) return null;
  const all = links.toFilter(emptyFilter());
  return (
    <ul className="active-filters" aria-label={_(msg`Aktive Filter`)}>
      {shown.map(({ key, label, without }) => {
        const { href, route } = links.toFilter(without);
        return (
          <li key={key}>
            <a className="chip is-active" href={href} data-route={route} aria-label={_(msg`Filter ${label} entfernen`)}>
              <span lang={/^(tag|place)/.test(key) ? 'de' : undefined}>{label}</span>
              <PainterIcon name="close" size={14} />
            </a>
          </li>
        );
      })}
      {!isSingle && (
        <li>
          <a className="text-link" href={all.href} data-route={all.route} aria-label={_(msg`Alle Filter zurücksetzen`)}>
            {_(msg`Zurücksetzen`)}
          </a>
        </li>
      )}
    </ul>
  );
}

type ChipProps = {
  translation: Translation;
  children: string;
  lang?: string;
  /** The number of events it would give; missing while loading or if the server sends none. */
  count: number | undefined;
  isOn: boolean;
  link: CardLink;
};

/**
 * Renders a one-click filter. A filter without events has no link, so it cannot be selected, only cleared. A filter
 * that was just cleared keeps the focus.
 */
function Chip({ translation, children, lang, count, isOn, link }: ChipProps) {
  return (
    <a
      className="chip"
      {...(count === 0 && !isOn ? { tabIndex: -1 } : anchorOf(link))}
      lang={lang}
      aria-current={isOn || undefined}
    >
      {children}
      {count !== undefined && <span className="chip-count">{formatNumber(count, translation.locale)}</span>}
    </a>
  );
}
