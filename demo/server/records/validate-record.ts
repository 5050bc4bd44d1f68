import type { RecordContent } from '../../../src/model/records/event-content';
import type { EventProblem } from '../../../src/model/rules/event-rules';
import type { MediumTexts } from '../../../src/model/rules/media-problems';
import type { RecordingRules } from '../clients/recording-rules';
import { mediumTexts, type Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { isUsable } from '../schema/json/address-json';
import { usedBy, waitedFor } from '../schema/record-tables';
import type { OwnRecord } from './own-record';
import type { RecordType, SentRecord } from './record-type';

/** The record to validate, as sent and as stored. */
export type Judging<Content> = {
  id: string;
  state: 'draft' | 'published';
  content: Content;
  stored: OwnRecord<Content> | undefined;
  rules: RecordingRules;
  /** 'YYYY-MM-DD' in Berlin. */
  today: string;
};

/** The results for a record's references: whether this person may use them. */
type Records = {
  location: boolean;
  promoter: boolean;
  relationStatus: string | null;
  media: (MediumTexts & { id: string })[];
};

const records = `
  select exists (select 1 from addresses a where a.address_id = $4 and ${isUsable('a', '$1', '$2')}) as location,
    exists (select 1 from addresses a where a.address_id = $5 and ${isUsable('a', '$1', '$2')}) as promoter,
    (select r.status from role_relations r where r.id = $6 and r.account_id = $2) as "relationStatus",
    coalesce((select json_agg(${mediumTexts}) from own_media m where m.id = any($7::text[]) and m.client = $1
      and m.owner_id = $2 and m.state = 'stored' and coalesce(${usedBy('m')}, $3) = $3
      and coalesce(${waitedFor('m')}, $3) = $3), '[]') as media`;

/** Returns the problems of a record by the client's rules, as its form does, and those of its references. */
export async function validateRecord<Sent extends SentRecord, Content extends RecordContent>(
  recordType: Pick<RecordType<Sent, Content>, 'draftProblems' | 'publishProblems' | 'unknownProblems'>,
  from: Queryable,
  owner: Owner,
  { id, state, content, stored, rules, today }: Judging<Content>,
): Promise<EventProblem[]> {
  const { client, accountId } = owner;
  const [found] = await from.query<Records>(records, [
    ...[client, accountId, id],
    ...[content.location ?? null, content.promoter ?? null, content.relation ?? null, [...content.media]],
  ]);
  if (!found) throw new Error('The records that are pointed at could not be read.');
  const relationStatus = found.relationStatus ?? undefined;
  const unknown = [...(await recordType.unknownProblems(from, owner, content)), ...unknownProblems(content, found)];
  if (state === 'draft') {
    const isForeign = content.relation !== undefined && relationStatus === undefined;
    return [...unknown, ...(isForeign ? [unknownAt('relation')] : []), ...recordType.draftProblems(content, { today })];
  }
  const media = content.media.flatMap((name) => found.media.find((medium) => medium.id === name) ?? []);
  const published = stored?.published;
  return [...unknown, ...recordType.publishProblems({ content, media, relationStatus, published }, { rules, today })];
}

/** Returns the problem of a reference to a missing record, or to one of another person. */
export const unknownAt = (path: string): EventProblem => ({ path, code: 'unknown' });

function unknownProblems(content: RecordContent, found: Records): EventProblem[] {
  const used = new Set<string>();
  return [
    ...(content.location === undefined || found.location ? [] : [unknownAt('location')]),
    ...(content.promoter === undefined || found.promoter ? [] : [unknownAt('promoter')]),
    ...content.media.flatMap((id, index) => {
      const isRepeated = used.has(id);
      used.add(id);
      if (isRepeated) return [{ path: `media.${index}`, code: 'repeated' }];
      return found.media.some((medium) => medium.id === id) ? [] : [unknownAt(`media.${index}`)];
    }),
  ];
}
