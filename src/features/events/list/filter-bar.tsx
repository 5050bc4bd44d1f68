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
import { activeFilters, STRETCH_LABELS } from './filter-bar-words';

/** The three questions of the search box, what stands behind the row of chips, the order of the results. */
export type FilterFields = Record<'what' | 'where' | 'when' | 'more' | 'sort', ReactNode> & {
  /** Leads to other views of the results; it may come later. */
  view?: ReactNode;
  /** How many of what another view shows there are. */
  count?: ReactNode;
};

type Props = {
  translation: Translation;
  filter: EventFilter;
  page: EventPage | undefined;
  /** Name of the community or district that is filtered by, when it is known. */
  placeName?: string | undefined;
  links: { toFilter(filter: EventFilter): CardLink };
  fields: FilterFields;
};

const MAX_RUBRICS = 8;

/** Search box and the row of shortcuts. Chips are links, so they work before the application is there. */
export function FilterBar(props: Props) {
  const { translation, filter, page, links, fields } = props;
  const { _ } = translation;
  const row = { translation, filter, facets: page?.facets, links };
  return (
    <>
      {/* No form: Enter would load the page anew before the application is there. */}
      {/* biome-ignore lint/a11y/useSemanticElements: not every supported browser knows <search>. */}
      <div className="search" role="search" aria-label={_(msg`Veranstaltungen suchen`)} part="search">
        {fields.what}
        {fields.where}
        {fields.when}
      </div>
      <div className="filters">
        <div className="chips">
          <DateChips {...row} />
          <RubricChips {...row} />
        </div>
        <div className="chips-more">{fields.more}</div>
      </div>
      <ActiveRow {...props} />
    </>
  );
}

type RowProps = Pick<Props, 'translation' | 'filter' | 'links'> & { facets: Facets | undefined };

/** The stretches of time that one click asks for. */
export function DateChips({ translation, filter, facets, links }: RowProps) {
  const { _ } = translation;
  return (
    <fieldset className="chip-group" aria-label={_(msg`Zeitraum`)}>
      {DATE_SHORTCUTS.map((when) => {
        const isOn = filter.when === when;
        const next = changeFilter(filter, { when: isOn ? undefined : when, from: undefined, to: undefined });
        return (
          <Chip key={when} {...{ translation, isOn }} count={facets?.when?.[when]} link={links.toFilter(next)}>
            {_(STRETCH_LABELS[when])}
          </Chip>
        );
      })}
    </fieldset>
  );
}

/** The client's first rubrics, and every chosen one. Their places depend on no count, so that none moves under a finger. */
export const topRubrics = (facets: Facets | undefined, chosen: readonly number[]): Facets['rubric'] =>
  (facets?.rubric ?? []).filter(({ id }, index) => index < MAX_RUBRICS || chosen.includes(id));

/** The filter with one rubric more, or without it where it was chosen. */
export const withRubric = (filter: EventFilter, id: number): EventFilter =>
  changeFilter(filter, { rubrics: toggled(filter.rubrics, id) });

function RubricChips({ translation, filter, facets, links }: RowProps) {
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

/** Whether an answer stands in a field or as a pressed button of its own, in every width. Where and when are fields of wide lists only. */
const standsInField = (key: string) => /^(q|favourites|over)$/.test(key);

/** Whether an answer is a pressed chip. The row brings one of them into view: with several it may hide the others. */
const isChip = (key: string, { when }: EventFilter, page: EventPage | undefined) =>
  key === when || (key.startsWith('rubric') && (!page || page.facets?.rubric.some(({ id }) => key === `rubric ${id}`)));

/** The class of an answer that a wide list asks for in a field. */
const askedClass = (key: string) => (/^(place|when)$/.test(key) ? 'is-asked' : '');

/** Every answer that narrows the results and stands nowhere else, each to be taken away; several also at once. */
function ActiveRow({ translation, filter, page, placeName, links }: Props) {
  const { _ } = translation;
  const active = activeFilters(filter, page?.facets, placeName, translation);
  const [first] = active;
  const isOne = active.length === 1;
  const shown = active.filter(({ key }) => !standsInField(key) && !(isOne && isChip(key, filter, page)));
  if (!first || (isOne && shown.length === 0)) return null;
  return (
    <ul className={`active-filters ${isOne && askedClass(first.key)}`} aria-label={_(msg`Aktive Filter`)}>
      {shown.map(({ key, label, without }) => {
        const { href, route } = links.toFilter(without);
        return (
          <li key={key} className={askedClass(key)}>
            <a className="chip is-active" href={href} data-route={route} aria-label={_(msg`Filter ${label} entfernen`)}>
              <span lang={/^(tag|place)/.test(key) ? 'de' : undefined}>{label}</span>
              <PainterIcon name="close" size={14} />
            </a>
          </li>
        );
      })}
      {!isOne && (
        <li>
          <a className="text-link" {...anchorOf(links.toFilter(emptyFilter()))}>
            {_(msg`Alle Filter zurücksetzen`)}
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
  /** Events that it would give; missing until the results are there, or where the server does not say. */
  count: number | undefined;
  isOn: boolean;
  link: CardLink;
};

/**
 * One click to a filter. What would give nothing leads nowhere, so it cannot be chosen, only taken away; one that has
 * just been taken away keeps the focus.
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
