import type { EventContent } from '../../../../src/model/written/event-content';
import type { Queryable } from '../../database';
import { eventWorks } from '../../events/event-works';
import { loadOwn, type OwnRecord } from '../../recorded/own-record';
import { addressLabel } from '../../shapes';
import type { EventNames } from './event-facts';

/** A picture as an operator compares it. */
export type ComparedPicture = { id: string; alt: string; credits: string };

/** An event that waits for an operator, with the version that visitors see. */
export type ReviewedEvent = {
  id: number;
  accountId: number;
  person: string;
  event: OwnRecord<EventContent>;
  names: EventNames;
  pictures: { published: ComparedPicture[]; own: ComparedPicture[] };
  /** When it was sent, and since when visitors see the earlier version. */
  since: Date;
  publishedAt: Date;
};

type Row = Pick<ReviewedEvent, 'id' | 'accountId' | 'person' | 'since' | 'publishedAt'> & { eventId: string };

/** Loads an event that waits at a client; undefined when there is none. */
export async function loadReviewed(
  from: Queryable,
  { client, id }: { client: string; id: number },
  now: Date,
): Promise<ReviewedEvent | undefined> {
  const [row] = await from.query<Row>(
    `select r.id, r.event_id as "eventId", r.since, e.updated_at as "publishedAt", a.id as "accountId",
       coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.username) as person
     from event_reviews r join events e on e.id = r.event_id join accounts a on a.id = e.owner_id
     where r.id = $1 and r.client = $2 and r.state = 'waiting' and e.state <> 'deleted'`,
    [id, client],
  );
  if (!row) return undefined;
  const { eventId, ...rest } = row;
  const event = await loadOwn(eventWorks, from, { client, accountId: row.accountId }, eventId, now);
  const versions = [event.content, ...(event.published ? [event.published] : [])];
  return { ...rest, event, names: await namesOf(from, client, versions), pictures: await picturesOf(from, event) };
}

async function namesOf(from: Queryable, client: string, versions: readonly EventContent[]): Promise<EventNames> {
  type Named = { id: number; name: string };
  const rubrics = await from.query<Named>('select id, name from rubrics where client = $1 and id = any($2::int[])', [
    ...[client, versions.flatMap((content) => content.rubrics)],
  ]);
  const addresses = await from.query<Named>(
    `select a.address_id as id, ${addressLabel('a', 'm')} as name from addresses a
     left join addresses m on m.address_id = a.main_address_id where a.address_id = any($1::int[])`,
    [versions.flatMap(({ location, promoter }) => [location ?? [], promoter ?? []].flat())],
  );
  const byId = (rows: readonly Named[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return { rubrics: byId(rubrics), addresses: byId(addresses) };
}

async function picturesOf(
  from: Queryable,
  { content, published }: OwnRecord<EventContent>,
): Promise<ReviewedEvent['pictures']> {
  const read = (table: 'media' | 'own_media', ids: readonly string[]) =>
    from.query<ComparedPicture>(
      `select m.id, m.alt, concat_ws(', ', m.title, m.description, m.location, m.author, m.agency, m.copyright) as credits
       from unnest($1::text[]) with ordinality as given(id, place) join ${table} m on m.id = given.id order by place`,
      [[...ids]],
    );
  return { published: await read('media', published?.media ?? []), own: await read('own_media', content.media) };
}
