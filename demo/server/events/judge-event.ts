import type { EventPayload } from '../../../src/model/payloads/event-payload';
import { draftProblems, publishProblems } from '../../../src/model/rules/event-problems';
import type { EventProblem } from '../../../src/model/rules/event-rules';
import type { MediumTexts } from '../../../src/model/rules/media-problems';
import type { EventContent } from '../../../src/model/written/event-content';
import type { Queryable } from '../database';
import { mediumTexts, type Owner } from '../media/media-rows';
import { isUsable } from '../shapes';
import type { OwnEvent } from './own-event';
import type { RecordingRules } from './recording-rules';

/** What is to be judged: an event as it was sent, and as it is stored. */
export type Judging = {
  id: string;
  state: EventPayload['state'];
  content: EventContent;
  stored: OwnEvent | undefined;
  rules: RecordingRules;
  /** 'YYYY-MM-DD' in Berlin. */
  today: string;
};

/** What an event points at, as far as this person may use it. */
type Records = {
  rubrics: number[];
  location: boolean;
  promoter: boolean;
  relationStatus: string | null;
  media: (MediumTexts & { id: string })[];
};

const records = `
  select array(select r.id from rubrics r where r.client = $1 and r.id = any($4::int[])) as rubrics,
    exists (select 1 from addresses a where a.address_id = $5 and ${isUsable('a', '$1', '$2')}) as location,
    exists (select 1 from addresses a where a.address_id = $6 and ${isUsable('a', '$1', '$2')}) as promoter,
    (select r.status from role_relations r where r.id = $7 and r.account_id = $2) as "relationStatus",
    coalesce((select json_agg(${mediumTexts}) from own_media m where m.id = any($8::text[]) and m.client = $1
      and m.owner_id = $2 and m.state = 'stored' and (m.event_id is null or m.event_id = $3)
      and (m.waiting_for is null or m.waiting_for = $3)), '[]') as media`;

/** What is wrong with an event by the client's rules, the same as its form finds, and with what it points at. */
export async function judgeEvent(from: Queryable, owner: Owner, judging: Judging): Promise<EventProblem[]> {
  const { id, state, content, stored, rules, today } = judging;
  const { client, accountId } = owner;
  const [found] = await from.query<Records>(records, [
    ...[client, accountId, id, [...content.rubrics]],
    ...[content.location ?? null, content.promoter ?? null, content.relation ?? null, [...content.media]],
  ]);
  if (!found) throw new Error('The records of an event could not be read.');
  const relationStatus = found.relationStatus ?? undefined;
  const unknown = unknownProblems(content, found);
  if (state === 'draft') {
    const isForeign = content.relation !== undefined && relationStatus === undefined;
    return [
      ...unknown,
      ...(isForeign ? [{ path: 'relation', code: 'unknown' }] : []),
      ...draftProblems(content, { today }),
    ];
  }
  const media = content.media.flatMap((name) => found.media.find((medium) => medium.id === name) ?? []);
  const published = stored?.published;
  return [...unknown, ...publishProblems({ content, media, relationStatus, published }, { rules, today })];
}

/** Fields that name what there is not, or what belongs to somebody else. */
function unknownProblems(content: EventContent, found: Records): EventProblem[] {
  const unknown = (path: string): EventProblem => ({ path, code: 'unknown' });
  const used = new Set<string>();
  return [
    ...content.rubrics.flatMap((id, place) => (found.rubrics.includes(id) ? [] : [unknown(`rubrics.${place}`)])),
    ...(content.location === undefined || found.location ? [] : [unknown('location')]),
    ...(content.promoter === undefined || found.promoter ? [] : [unknown('promoter')]),
    ...content.media.flatMap((id, place) => {
      const isRepeated = used.has(id);
      used.add(id);
      if (isRepeated) return [{ path: `media.${place}`, code: 'repeated' }];
      return found.media.some((medium) => medium.id === id) ? [] : [unknown(`media.${place}`)];
    }),
  ];
}
