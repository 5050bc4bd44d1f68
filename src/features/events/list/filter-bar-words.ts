import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDay } from '../../../i18n/day-format';
import type { Speech } from '../../../i18n/speech';
import { rubricText } from '../../../model/rubric-text';
import { changeFilter, DEFAULT_RADIUS_KM, daysOf, type EventFilter, NO_PLACE, type Stretch } from '../event-filter';
import type { Facets } from '../event-page';

/** Names of the stretches of time. */
export const STRETCH_LABELS: Readonly<Record<Stretch, MessageDescriptor>> = {
  now: msg`Jetzt`,
  today: msg`Heute`,
  evening: msg`Heute Abend`,
  tomorrow: msg`Morgen`,
  weekend: msg`Wochenende`,
  week: msg`Nächste 7 Tage`,
  month: msg`Nächste 30 Tage`,
  over: msg`Heute schon vorbei`,
};

/** The stretch of time in words: '21.11.2026 – 22.11.2026', 'ab 21.11.2026', 'Alle Termine'. */
export function whenWords(filter: EventFilter, { say, locale, today }: Speech): string {
  const { from, to } = filter.when ? daysOf(filter.when, today) : filter;
  const first = from && formatDay(from, locale, 'numeric');
  const last = to && formatDay(to, locale, 'numeric');
  if (first && last) return first === last ? first : `${first} – ${last}`;
  if (first) return say(msg`ab ${first}`);
  return last ? say(msg`bis ${last}`) : say(msg`Alle Termine`);
}

/** The place in words, '' for everywhere. A community that the results do not name is known by `placeName`. */
export function placeWords(
  { near, community, district }: EventFilter,
  facets: Facets | undefined,
  placeName: string | undefined,
): string {
  if (near) return near.label;
  if (community === undefined && district === undefined) return '';
  const facet = facets?.community.find(({ community_id }) => district === undefined && community_id === community);
  return placeName ?? facet?.name ?? '…';
}

/** One answer of the visitor's, and the filter without it. A stretch of time has its own word for a key. */
export type ActiveFilter = { key: string; label: string; without: EventFilter };

/** Everything that narrows the results, in the order of the search box. */
export function activeFilters(
  filter: EventFilter,
  facets: Facets | undefined,
  placeName: string | undefined,
  speech: Speech,
): ActiveFilter[] {
  const { say } = speech;
  const { q, when, from, to, near, rubrics, tags, ids } = filter;
  const one = (key: string, label: string, change: Parameters<typeof changeFilter>[1]): ActiveFilter => ({
    key,
    label,
    without: changeFilter(filter, change),
  });
  const place = placeWords(filter, facets, placeName);
  const words = q.trim();
  const kilometres = filter.radiusKm ?? DEFAULT_RADIUS_KM;
  const count = ids.length;
  const rubricName = (id: number) => {
    const rubric = facets?.rubric.find((one) => one.id === id);
    return rubric ? rubricText(rubric, speech.locale).children : say(facets ? msg`unbekannte Rubrik` : msg`Rubrik`);
  };
  return [
    words && one('q', say(msg`„${words}“`), { q: '' }),
    place && one('place', near ? say(msg`${place}, ${kilometres} km`) : place, NO_PLACE),
    (when || from || to) &&
      one(when ?? 'when', when ? say(STRETCH_LABELS[when]) : whenWords(filter, speech), {
        when: undefined,
        from: undefined,
        to: undefined,
      }),
    ...rubrics.map((id) => one(`rubric ${id}`, rubricName(id), { rubrics: rubrics.filter((other) => other !== id) })),
    ...tags.map((tag) => one(`tag ${tag}`, tag, { tags: tags.filter((other) => other !== tag) })),
    filter.isFree && one('free', say(msg`Eintritt frei`), { isFree: false }),
    filter.isForChildren && one('children', say(msg`Für Kinder`), { isForChildren: false }),
    filter.isBarrierFree && one('barrierFree', say(msg`Barrierefrei`), { isBarrierFree: false }),
    filter.hidesLongRunning && one('longRunning', say(msg`Ohne Dauerausstellungen`), { hidesLongRunning: false }),
    filter.isFavourites && one('favourites', say(msg`Merkliste`), { isFavourites: false }),
    count > 0 && one('ids', say(msg`Geteilte Liste`), { ids: [] }),
  ].filter((entry) => typeof entry === 'object');
}
