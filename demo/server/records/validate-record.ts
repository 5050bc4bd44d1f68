import type { RecordContent } from '../../../src/model/records/event-content';
import type { EventProblem } from '../../../src/model/rules/event-rules';
import type { MediumTexts } from '../../../src/model/rules/media-problems';
import type { RecordingRules } from '../clients/recording-rules';
import { mediumTexts, type Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { isUsable } from '../schema/json/address-json';
import { type RecordTables, recordOfPicture, waitingRecordOfPicture } from '../schema/record-tables';
import type { RecordType, SentRecord } from './record-type';
import type { StoredRecord } from './stored-record';

/** The record to validate, as sent and as stored. */
export type RecordToValidate<Content> = {
  id: string;
  state: 'draft' | 'published';
  content: Content;
  stored: StoredRecord<Content> | undefined;
  rules: RecordingRules;
  /** 'YYYY-MM-DD' in Berlin. */
  today: string;
};

/** The results for a record's references: whether this person may use them. A record keeps those that it has. */
type References = {
  location: boolean;
  promoter: boolean;
  relationStatus: string | null;
  /** True if the relation is one to the organisation of the stored record. */
  isOfOrganization: boolean;
  media: (MediumTexts & { id: string })[];
};

const selectReferences = (table: RecordTables['table']) => `
  select exists (select 1 from addresses a where a.address_id = $4 and ${isUsable('a', '$1', '$2')}) as location,
    exists (select 1 from addresses a where a.address_id = $5 and ${isUsable('a', '$1', '$2')}) as promoter,
    (select r.status from role_relations r where r.id = $6 and r.account_id = $2) as "relationStatus",
    exists (select 1 from role_relations r join ${table} e on e.organization_id = r.address_id
      where e.id = $3 and r.id = $6 and r.account_id = $2 and r.status = 'approved') as "isOfOrganization",
    coalesce((select json_agg(${mediumTexts}) from own_media m where m.id = any($7::text[]) and m.client = $1
      and (m.owner_id = $2 or $3 in (${recordOfPicture('m')}, ${waitingRecordOfPicture('m')}))
      and m.state = 'stored' and coalesce(${recordOfPicture('m')}, $3) = $3
      and coalesce(${waitingRecordOfPicture('m')}, $3) = $3), '[]') as media`;

/** Returns the problems of a record by the client's rules, as its form does, and those of its references. */
export async function validateRecord<Sent extends SentRecord, Content extends RecordContent>(
  recordType: Pick<RecordType<Sent, Content>, 'tables' | 'draftProblems' | 'publishProblems' | 'unknownProblems'>,
  from: Queryable,
  owner: Owner,
  { id, state, content, stored, rules, today }: RecordToValidate<Content>,
): Promise<EventProblem[]> {
  const { client, accountId } = owner;
  const [references] = await from.query<References>(selectReferences(recordType.tables.table), [
    ...[client, accountId, id],
    ...[content.location ?? null, content.promoter ?? null, content.relation ?? null, [...content.media]],
  ]);
  if (!references) throw new Error('The records that are pointed at could not be read.');
  const relationStatus = references.relationStatus ?? undefined;
  const unknownReferences = [
    ...(await recordType.unknownProblems(from, owner, content)),
    ...unknownProblems(content, withStored(references, content, stored)),
    ...(stored?.author && !references.isOfOrganization ? [OTHER_ORGANIZATION] : []),
  ];
  if (state === 'draft') {
    const isOthersRelation = content.relation !== undefined && relationStatus === undefined;
    return [
      ...unknownReferences,
      ...(isOthersRelation ? [unknownAt('relation')] : []),
      ...recordType.draftProblems(content, { today }),
    ];
  }
  const media = content.media.flatMap((name) => references.media.find((medium) => medium.id === name) ?? []);
  const published = stored?.published;
  return [
    ...unknownReferences,
    ...recordType.publishProblems({ content, media, relationStatus, published }, { rules, today }),
  ];
}

/** Returns the problem of a reference to a missing record, or to one of another person. */
export const unknownAt = (path: string): EventProblem => ({ path, code: 'unknown' });

/** The problem of a record that a member who is not its author moves to another organisation. */
const OTHER_ORGANIZATION: EventProblem = { path: 'relation', code: 'other_organization' };

/** Returns the references with the addresses that the stored record has, although another member has suggested them. */
const withStored = <Content extends RecordContent>(
  references: References,
  { location, promoter }: Content,
  stored: StoredRecord<Content> | undefined,
): References => ({
  ...references,
  location: references.location || (stored?.content.location === location && stored?.data.location !== undefined),
  promoter: references.promoter || (stored?.content.promoter === promoter && stored?.data.promoter !== undefined),
});

function unknownProblems(content: RecordContent, references: References): EventProblem[] {
  const seenIds = new Set<string>();
  return [
    ...(content.location === undefined || references.location ? [] : [unknownAt('location')]),
    ...(content.promoter === undefined || references.promoter ? [] : [unknownAt('promoter')]),
    ...content.media.flatMap((id, index) => {
      const isRepeated = seenIds.has(id);
      seenIds.add(id);
      if (isRepeated) return [{ path: `media.${index}`, code: 'repeated' }];
      return references.media.some((medium) => medium.id === id) ? [] : [unknownAt(`media.${index}`)];
    }),
  ];
}
