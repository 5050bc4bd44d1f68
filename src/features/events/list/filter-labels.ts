import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDay } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import type { Facets } from '../../../model/answers/event-page';
import {
  changeFilter,
  type DateFilterName,
  DEFAULT_RADIUS_KM,
  type EventFilter,
  NO_PLACE,
  toggled,
} from '../../../model/event-filter';
import { LIST_FLAGS, type ListFlag, SINGLE_VALUE_FIELDS } from '../../../model/records/plain-fields';
import { rubricText } from '../../../model/rubric-text';

/** The labels of date shortcuts. */
export const DATE_SHORTCUT_LABELS: Readonly<Record<DateFilterName, MessageDescriptor>> = {
  now: msg`Jetzt`,
  today: msg`Heute`,
  evening: msg`Heute Abend`,
  tomorrow: msg`Morgen`,
  weekend: msg`Wochenende`,
  week: msg`Nächste 7 Tage`,
  month: msg`Nächste 30 Tage`,
  over: msg`Heute schon vorbei`,
};

/** Formats the date filter: 'Wochenende', '21.11.2026 – 22.11.2026', 'ab 21.11.2026', 'Alle Termine'. */
export function dateFilterLabel({ when, from, to }: EventFilter, { _, locale }: Translation): string {
  if (when) return _(DATE_SHORTCUT_LABELS[when]);
  const start = from && formatDay(from, locale, 'numeric');
  const last = to && formatDay(to, locale, 'numeric');
  if (start && last) return start === last ? start : `${start} – ${last}`;
  if (start) return _(msg`ab ${start}`);
  return last ? _(msg`bis ${last}`) : _(msg`Alle Termine`);
}

/** Returns the label of the place, '' for everywhere. `placeName` names a community that the results do not contain. */
export function placeFilterLabel(
  { near, community, district }: EventFilter,
  facets: Facets | undefined,
  placeName: string | undefined,
): string {
  if (near) return near.label;
  if (community === undefined && district === undefined) return '';
  const facet = facets?.community.find(({ community_id }) => district === undefined && community_id === community);
  return placeName ?? facet?.name ?? '…';
}

/** One active filter and the filter without it. A date shortcut has its own key. */
export type ActiveFilter = { key: string; label: string; without: EventFilter };

/** The labels of filters by flag. */
export const FLAG_LABELS: Readonly<Record<ListFlag, MessageDescriptor>> = {
  free: msg`Eintritt frei`,
  children: msg`Für Kinder`,
  barrierFree: msg`Barrierefrei`,
};

const SWITCH_FILTERS = [
  ...LIST_FLAGS.map((flag) => [flag, SINGLE_VALUE_FIELDS[flag].listKey, FLAG_LABELS[flag]] as const),
  ['longRunning', 'hidesLongRunning', msg`Ohne Dauerausstellungen`],
  ['favourites', 'isFavourites', msg`Merkliste`],
] as const;

type NamedOption<Id> = Parameters<typeof rubricText>[0] & { id: Id };

/** Lists everything that narrows the results, in the order of the search box. */
export function activeFilters(
  filter: EventFilter,
  facets: Facets | undefined,
  placeName: string | undefined,
  translation: Translation,
): ActiveFilter[] {
  const { _ } = translation;
  const { q, when, from, to, near, rubrics, tags, ids } = filter;
  const entry = (key: string, label: string, change: Parameters<typeof changeFilter>[1]): ActiveFilter => ({
    key,
    label,
    without: changeFilter(filter, change),
  });
  const place = placeFilterLabel(filter, facets, placeName);
  const words = q.trim();
  const kilometres = filter.radiusKm ?? DEFAULT_RADIUS_KM;
  /** Returns the label from the results, once they are loaded. */
  const nameIn = <Id>(options: readonly NamedOption<Id>[] | null | undefined, id: Id) => {
    const match = options?.find((option) => option.id === id);
    return match ? rubricText(match, translation.locale).children : facets ? _(msg`unbekannt`) : '…';
  };
  return [
    words && entry('q', _(msg`„${words}“`), { q: '' }),
    place && entry('place', near ? _(msg`${place}, ${kilometres} km`) : place, NO_PLACE),
    (when || from || to) &&
      entry(when ?? 'when', dateFilterLabel(filter, translation), {
        when: undefined,
        from: undefined,
        to: undefined,
      }),
    ...rubrics.map((id) =>
      entry(`rubric ${id}`, nameIn(facets?.rubric, id), {
        rubrics: toggled(rubrics, id),
      }),
    ),
    ...tags.map((tag) => entry(`tag ${tag}`, tag, { tags: toggled(tags, tag) })),
    ...filter.accessFeatures.map((id) =>
      entry(`access ${id}`, nameIn(facets?.accessFeatures, id), {
        accessFeatures: toggled(filter.accessFeatures, id),
      }),
    ),
    ...SWITCH_FILTERS.map(([key, field, label]) => filter[field] && entry(key, _(label), { [field]: false })),
    ids[0] && entry('ids', _(msg`Geteilte Liste`), { ids: [] }),
  ].filter((item) => typeof item === 'object');
}
