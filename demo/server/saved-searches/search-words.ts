import { accessFeaturesIn } from '../../../src/model/access-features';
import type { EventFilter } from '../../../src/model/event-filter';
import { LIST_FLAGS, type ListFlag, SINGLE_VALUE_FIELDS } from '../../../src/model/records/plain-fields';
import { accessLabels } from '../events/access-words';
import { formatDay } from '../feeds/feed-words';
import type { MailLanguage } from '../mail/mail-texts';
import type { Queryable } from '../platform/database/database';

type DescriptionTexts = Record<ListFlag | 'all' | 'weekend', string> & Record<'from' | 'upTo', (day: string) => string>;

const textsByLanguage: Readonly<Record<MailLanguage, DescriptionTexts>> = {
  de: {
    all: 'alle Veranstaltungen',
    free: 'Eintritt frei',
    children: 'für Kinder',
    barrierFree: 'barrierefrei',
    weekend: 'am Wochenende',
    from: (day: string) => `ab ${day}`,
    upTo: (day: string) => `bis ${day}`,
  },
  en: {
    all: 'all events',
    free: 'free admission',
    children: 'for children',
    barrierFree: 'accessible',
    weekend: 'at the weekend',
    from: (day: string) => `from ${day}`,
    upTo: (day: string) => `up to ${day}`,
  },
};

/** Describes a saved search by its owner's input: 'jazz, Konzerte, Reutlingen'. */
export async function describeSearch(
  from: Queryable,
  client: string,
  filter: EventFilter,
  language: MailLanguage,
): Promise<string> {
  const texts = textsByLanguage[language];
  const names = await from.query<{ name: string }>(
    `select case when $4 then coalesce(r.name_en, r.name) else r.name end as name from rubrics r
       where r.client = $1 and r.id = any($2::int[])
     union all select c.name from communities c where c.community_id = $3 and c.district_id is null
     union all select c.name from communities c where c.district_id = $5`,
    [client, filter.rubrics, filter.community ?? null, language === 'en', filter.district ?? null],
  );
  const parts = [
    filter.q.trim(),
    ...names.map(({ name }) => name),
    ...filter.tags,
    filter.near?.label,
    ...LIST_FLAGS.map((flag) => filter[SINGLE_VALUE_FIELDS[flag].listKey] && texts[flag]),
    ...accessFeaturesIn(filter.accessFeatures).map((feature) => accessLabels[feature][language]),
    filter.when === 'weekend' && texts.weekend,
    filter.from && texts.from(formatDay(filter.from, language)),
    filter.to && texts.upTo(formatDay(filter.to, language)),
  ];
  return parts.filter(Boolean).join(', ') || texts.all;
}
