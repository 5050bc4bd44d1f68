import type { Client } from '../../../app/client';
import { newIdempotencyKey } from '../../../app/idempotency-keys';
import { type EditableArticle, toEditableArticle } from '../../../model/answers/article-record';
import type { OwnArticle } from '../../../model/answers/own-article';
import { articlePayload } from '../../../model/records/article-to-payload';
import { copyOwnRecord, deleteOwnRecord, restoreOwnRecord } from '../api';
import type { BulkAction } from '../record-list/bulk/skip-reason';
import type { ActionEffect, Result } from '../record-list/use-bulk-actions';
import { changeOwnRecord, loadOwnRecord, type RecordCalls, type Versioned } from '../written-api';

/** An action for one or several articles at once. */
export type ArticleAction = Exclude<BulkAction, 'cancel'> | 'restore' | 'undo';

/** Restores what was before an action: a copy is deleted, a published or unpublished article gets its state back. */
export type ArticleUndo = { copyId: string } | { saved: Versioned<EditableArticle>; state: EditableArticle['state'] };

const CALLS: RecordCalls<EditableArticle> = { path: 'my/articles', read: toEditableArticle };

type Caller = Pick<Client, 'api'>;

/** Saves an article with another state. @throws {ApiError} 412 if it was changed elsewhere since it was loaded */
const changeState = (client: Caller, { record, etag }: Versioned<EditableArticle>, state: EditableArticle['state']) =>
  changeOwnRecord(client, CALLS, record.id, {
    payload: articlePayload(record.content, state),
    idempotencyKey: newIdempotencyKey(),
    ifMatch: etag,
  });

const isWaiting = ({ record }: Versioned<EditableArticle>) => record.review?.state === 'waiting';

/**
 * Performs an action on an article. Repeating an action that succeeded before, for example after a lost response,
 * changes nothing.
 *
 * @throws {ApiError} as the call does
 */
export async function performArticleAction(
  client: Caller,
  action: ArticleAction,
  { record: { id }, undo }: Result<OwnArticle, ArticleUndo>,
  idempotencyKey: string,
): Promise<ActionEffect<ArticleUndo>> {
  if (action === 'delete' || action === 'restore') {
    await (action === 'delete' ? deleteOwnRecord : restoreOwnRecord)(client, CALLS.path, id, idempotencyKey);
    return {};
  }
  if (action === 'copy') return { undo: { copyId: await copyOwnRecord(client, CALLS.path, id, idempotencyKey) } };
  if (action === 'undo') {
    if (undo && 'copyId' in undo) await deleteOwnRecord(client, CALLS.path, undo.copyId, idempotencyKey);
    else if (undo) return { isWaiting: isWaiting(await changeState(client, undo.saved, undo.state)) };
    return {};
  }
  const loaded = await loadOwnRecord(client, CALLS, id);
  const { state, review, hasUnpublished } = loaded.record;
  if (action === 'publish') {
    const isDone = state === 'published' && review?.state !== 'rejected' && !hasUnpublished;
    const saved = isDone ? loaded : await changeState(client, loaded, 'published');
    return { isWaiting: isWaiting(saved), ...(state === 'draft' && { undo: { saved, state } }) };
  }
  if (state === 'draft' && !review) return {};
  const saved = await changeState(client, loaded, 'draft');
  // An undo must not publish what was not published.
  return hasUnpublished ? {} : { undo: { saved, state: 'published' } };
}
