import type { Locale } from '../../../src/i18n/locale';
import type { EventStatus } from '../../../src/model/appointment';
import type { Queryable } from '../database';
import { addressLabel, imageShape, joinCommunity, plannedAppointmentShape } from '../shapes';

/** A date of an event as feeds tell it: days are 'YYYY-MM-DD', times 'HH:mm', in Berlin; what is not said is missing. */
export type FeedDate = {
  id: string;
  date: string;
  /** Only when it goes on for several days. */
  endDate?: string;
  from?: string;
  until?: string;
  fullDay: boolean;
  additionalInfo?: string;
  status: EventStatus;
  newDate?: string;
  newLocation?: string;
};

/** Where an event takes place; `lat` and `lon` in degrees. */
export type FeedPlace = { name: string; street?: string; zipcode?: string; town?: string; lat?: number; lon?: number };

type Texts = { title?: string; shortdesc1?: string; longdesc1?: string };

/** An event as feeds tell it. */
export type FeedEvent = Texts & {
  id: string;
  title: string;
  english?: Texts;
  rubrics: { name: string; name_en?: string }[];
  tags: string[];
  free: boolean;
  price?: { text?: string; from?: number; to?: number };
  place?: FeedPlace;
  promoter?: { name: string };
  /** The address of a picture, with '{width}', below the client's address. */
  picture?: { src: string };
  /** Grows with every change. */
  version: number;
  /** Instants in ISO 8601, UTC, without parts of seconds. */
  created: string;
  updated: string;
  /** By day and time; at least one. */
  dates: FeedDate[];
};

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const EVENTS = `
  select json_strip_nulls(json_build_object('id', e.id, 'title', e.title, 'english', e.english,
    'shortdesc1', nullif(e.shortdesc1, ''), 'longdesc1', nullif(e.longdesc1, ''),
    'rubrics', coalesce((select json_agg(json_build_object('name', x.name, 'name_en', x.name_en) order by er.position)
      from event_rubrics er join rubrics x on x.client = e.client and x.id = er.rubric_id where er.event_id = e.id), '[]'),
    'tags', e.tags, 'free', e.free, 'price', e.price,
    'place', case when l.address_id is not null then json_build_object('name', ${addressLabel('l', 'lm')},
      'street', nullif(l.street, ''), 'zipcode', nullif(l.zipcode, ''), 'town', lc.name,
      'lat', coalesce(l.lat, lc.lat), 'lon', coalesce(l.lon, lc.lon)) end,
    'promoter', case when o.address_id is not null then json_build_object('name', ${addressLabel('o', 'om')}) end,
    'picture', (select ${imageShape('m')} from media m where m.event_id = e.id order by m.position, m.id limit 1),
    'version', e.version, 'created', ${instant('e.created_at')}, 'updated', ${instant('e.updated_at')},
    'dates', (select json_agg(${plannedAppointmentShape('x', 'e')} order by x.date, coalesce(x.time_from, ''), x.id)
      from appointments x where x.event_id = e.id))) as event
  from unnest($2::text[]) with ordinality as given(id, place)
  join events e on e.id = given.id and e.client = $1 and e.state = 'published'
  left join addresses l on l.address_id = e.location_id
  left join addresses lm on lm.address_id = l.main_address_id
  ${joinCommunity('lc', 'l')}
  left join addresses o on o.address_id = e.promoter_id
  left join addresses om on om.address_id = o.main_address_id
  where exists (select 1 from appointments x where x.event_id = e.id)
  order by given.place`;

/** Loads published events in the order of their ids; what is not there any more is left out. */
export async function loadFeedEvents(from: Queryable, client: string, ids: readonly string[]): Promise<FeedEvent[]> {
  const rows = await from.query<{ event: FeedEvent }>(EVENTS, [client, ids]);
  return rows.map(({ event }) => event);
}

/** What the client shows of an event's first texts, in the language of its reader where it is there. */
export type ShownTexts = { title: string; short: string /** HTML. */; long: string };

/** Picks the texts by the client's setting `eventDetails`. */
export function textsOf(
  event: FeedEvent,
  locale: Locale,
  shown: { shortdesc1: boolean; longdesc1: boolean },
): ShownTexts {
  const english = locale === 'en' ? event.english : undefined;
  return {
    title: english?.title || event.title,
    short: (shown.shortdesc1 && (english?.shortdesc1 || event.shortdesc1)) || '',
    long: (shown.longdesc1 && (english?.longdesc1 || event.longdesc1)) || '',
  };
}
