import type { Queryable } from '../../platform/database/database';
import type { SentRecord } from '../../records/record-type';
import { loadOwnRecord, type StoredRecord } from '../../records/stored-record';
import { type ReviewedContent, type ReviewedKind, reviewKinds } from '../../reviews/review-types';
import { addressLabel } from '../../schema/json/address-json';
import { isDecidable } from '../../schema/record-tables';
import type { RecordNames } from './event-facts';

/** A picture as an operator compares it. */
export type ComparedPicture = {
  id: string;
  alt: string;
  credits: string;
  /** The crops on the page and in lists, as texts that differ where these do. */
  cut: string;
  /** The owner's key, with which an operator sees the unpublished picture. */
  key: string;
};

/** The author's version of an event or article, with its published version. */
export type RecordVersions = {
  record: StoredRecord<ReviewedContent>;
  names: RecordNames;
  pictures: { published: ComparedPicture[]; own: ComparedPicture[] };
};

/** An unapproved event or article, with its published version. */
export type ReviewedRecord = RecordVersions & {
  kind: ReviewedKind;
  id: number;
  accountId: number;
  person: string;
  /** The time when it was sent, and when the earlier version was published. */
  since: Date;
  publishedAt: Date;
};

type Row = Pick<ReviewedRecord, 'id' | 'accountId' | 'person' | 'since' | 'publishedAt'> & { recordId: string };

/** Loads the unapproved record of a client with a review number; undefined if there is none. */
export async function loadReviewed(
  from: Queryable,
  { kind, client, id }: { kind: ReviewedKind; client: string; id: number },
  now: Date,
): Promise<ReviewedRecord | undefined> {
  const { recordType } = reviewKinds[kind];
  const { tables } = recordType;
  const [row] = await from.query<Row>(
    `select r.id, r.${tables.id} as "recordId", r.since, e.updated_at as "publishedAt", a.id as "accountId",
       coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.username) as person
     from ${tables.reviews} r join ${tables.table} e on e.id = r.${tables.id} join accounts a on a.id = e.owner_id
     where r.id = $1 and r.client = $2 and r.state = 'waiting' and ${isDecidable('e')}`,
    [id, client],
  );
  if (!row) return undefined;
  const { recordId, ...fields } = row;
  const versions = await loadVersions(from, { kind, client, accountId: row.accountId, id: recordId }, now);
  return { kind, ...fields, ...versions };
}

/** Loads the versions of an event or an article that has an author. */
export async function loadVersions(
  from: Queryable,
  { kind, id, ...owner }: { kind: ReviewedKind; client: string; accountId: number; id: string },
  now: Date,
): Promise<RecordVersions> {
  const { recordType } = reviewKinds[kind];
  const record = await loadOwnRecord<SentRecord, ReviewedContent>(recordType, from, owner, id, now);
  const versions = [record.content, ...(record.published ? [record.published] : [])];
  const names = await loadNames(from, owner.client, versions);
  return { record, names, pictures: await loadAllPictures(from, record) };
}

type NamedRow<Id> = { id: Id; name: string };

const byId = <Id>(rows: readonly NamedRow<Id>[]) => new Map(rows.map(({ id, name }) => [id, name]));

async function loadNames(from: Queryable, client: string, versions: readonly ReviewedContent[]): Promise<RecordNames> {
  const rubrics = await from.query<NamedRow<number>>(
    'select id, name from rubrics where client = $1 and id = any($2::int[])',
    [...[client, versions.flatMap((content) => ('rubrics' in content ? content.rubrics : []))]],
  );
  const addresses = await from.query<NamedRow<number>>(
    `select a.address_id as id, ${addressLabel('a', 'm')} as name from addresses a
     left join addresses m on m.address_id = a.main_address_id where a.address_id = any($1::int[])`,
    [versions.flatMap(({ location, promoter }) => [location ?? [], promoter ?? []].flat())],
  );
  const events = await from.query<NamedRow<string>>(
    `select x.id, coalesce(x.title, x.written->>'title') as name from events x where x.client = $1 and x.id = any($2::text[])`,
    [client, versions.flatMap((content) => ('events' in content ? content.events : []))],
  );
  return { rubrics: byId(rubrics), addresses: byId(addresses), events: byId(events) };
}

async function loadAllPictures(
  from: Queryable,
  { content, published }: StoredRecord<ReviewedContent>,
): Promise<ReviewedRecord['pictures']> {
  const loadPictures = (table: 'media' | 'own_media', ids: readonly string[]) =>
    from.query<ComparedPicture>(
      `select m.id, m.alt, concat_ws(', ', m.title, m.description, m.location, m.author, m.agency, m.copyright) as credits,
         concat_ws(' ', m.crop, '/', m.list_crop, m.focal_x, m.focal_y) as cut, m.owner_key::text as key
       from unnest($1::text[]) with ordinality as given(id, place) join ${table} m on m.id = given.id order by place`,
      [[...ids]],
    );
  return {
    published: await loadPictures('media', published?.media ?? []),
    own: await loadPictures('own_media', content.media),
  };
}
