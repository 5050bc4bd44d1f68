import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { imageJson } from '../../schema/json/image-json';
import { advertisedEventJson } from '../advertised-event';
import type { WeightedAdvert } from './choose-adverts';

/** The placements of adverts on a screen. */
export const PLACEMENTS = ['list', 'teaser', 'detail', 'article'] as const;

/** One of ADVERT_PLACES. */
export type AdvertPlacement = (typeof PLACEMENTS)[number];

/** A running advert, and the account that ordered it. */
export type RunningAdvert = WeightedAdvert & {
  id: string;
  accountId: number | null;
  /** The answer to the page: title, text, eventId with date and location, and image with the crop of the advert. */
  shown: Record<string, unknown>;
};

/**
 * The weight of an advert is the price of a day in its slot. So a more expensive slot of the same placement appears
 * more often, and all adverts of a slot alike, whatever tiers and vouchers saved.
 */
const selectRunning = `
  select o.id, o.account_id as "accountId", s.id as slot, s.capacity, s.day_cents as weight,
    json_strip_nulls(json_build_object('id', o.id, 'title', o.content->>'title', 'text', o.content->>'text',
      'eventId', o.event_id, 'event', ${advertisedEventJson('$4::timestamptz')}, 'crop', o.content->'crop',
      'image', (select ${imageJson('m')} from media m where m.id = o.medium_id and m.state = 'stored'))) as shown
  from advert_media b
  join advert_channels c on c.medium_id = b.id
  join advert_slots s on s.channel_id = c.id and s.place = $2
  join advert_slot_days p on p.slot_id = s.id and p.day = $3::date
  join advert_orders o on o.id = p.order_id and o.state = 'confirmed'
  join events e on e.client = b.client and e.id = o.event_id and e.state = 'published' and e.status <> 'cancelled'
  where b.client = $1`;

/** Finds the adverts of a client that appear in a placement now: confirmed ones with a visible event. */
export const findRunning = (
  from: Queryable,
  client: string,
  placement: AdvertPlacement,
  now: Date,
): Promise<RunningAdvert[]> =>
  from.query<RunningAdvert>(selectRunning, [client, placement, berlinDay(now), now], { often: true });
