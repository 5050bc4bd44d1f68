import { articleType } from '../../server/articles/article-type';
import { readRecordingRules } from '../../server/clients/recording-rules';
import type { Queryable } from '../../server/platform/database/database';
import { markEdited } from '../../server/records/record-edit';
import { contentWithIds } from '../../server/records/record-input';
import { queueForReview } from '../../server/records/reviews';
import { writeRecord } from '../../server/records/write-record';
import { ARTICLES } from '../../server/schema/record-tables';
import type { Day } from '../generate/calendar';
import { AUTHOR, ownArticles } from '../generate/own-articles';
import { drawPictures } from './own-pictures';

const DAY_MS = 86_400_000;

/** Gives a demo person articles of every publish status, which visitors see once they have appeared. */
export async function seedOwnArticles(to: Queryable, today: Day, now: Date): Promise<void> {
  const { client, username, copyright } = AUTHOR;
  const [account] = await to.query<{ id: number; relation: number | null }>(
    `select a.id, (select min(r.id) from role_relations r where r.account_id = a.id and r.status = 'approved') as relation
     from accounts a where a.client = $1 and a.username = $2`,
    [client, username],
  );
  if (!account) throw new Error(`No such demo person: ${username}`);
  const owner = { client, accountId: account.id };
  const { rules } = await readRecordingRules(to, client, ARTICLES);
  for (const { id, motifs = [], sent, publishStatus, reason, fields, daysAgo } of ownArticles(today)) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const media = await drawPictures(to, owner, { id, motifs, copyright, uploadedAt: at });
    const whole = { ...sent, relation: account.relation ?? undefined, media };
    const { content, lastRow } = contentWithIds(articleType.contentOf, whole, undefined);
    const state = publishStatus === 'published' ? 'published' : 'draft';
    await writeRecord(articleType, to, owner, { id, state, stateBefore: undefined, content, lastRow, rules }, at);
    await markEdited(to, ARTICLES, { id, accountId: owner.accountId });
    if (publishStatus !== 'waiting' && publishStatus !== 'rejected') continue;
    await queueForReview(to, { of: ARTICLES, client, id, content: undefined }, at);
    if (publishStatus === 'rejected')
      await to.query(`update article_reviews set state = 'rejected', reason = $2, fields = $3 where article_id = $1`, [
        ...[id, reason ?? '', fields ?? []],
      ]);
  }
}
