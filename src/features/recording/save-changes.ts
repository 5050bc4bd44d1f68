import type { Client } from '../../app/client';
import { draftStorage } from '../../app/drafts/drafts';
import { newIdempotencyKey } from '../../app/idempotency-keys';
import { toEditableArticle } from '../../model/answers/article-record';
import { ARTICLE_SCHEMA, articlePayloadOf } from './article-form/article-draft';
import { EVENT_SCHEMA, eventPayloadOf } from './event-form/event-draft';
import { EMPTY_FOR_WHOM, hasAnswer } from './record-form/for-whom/for-whom-draft';
import { saveMedia } from './record-form/media-changes';
import { isVisible, type RecordDraft } from './record-form/record-draft';
import { changeOwnRecord, createOwnRecord, EVENT_CALLS } from './written-api';

/** The properties of a form that saving requires. */
type Form = {
  path: string;
  schema: number;
  read(answer: unknown): unknown;
  payloadOf(draft: RecordDraft): object;
};

const FORMS: Readonly<Record<string, Form>> = {
  event: { ...EVENT_CALLS, schema: EVENT_SCHEMA, payloadOf: eventPayloadOf as Form['payloadOf'] },
  article: {
    ...{ path: 'my/articles', read: toEditableArticle },
    ...{ schema: ARTICLE_SCHEMA, payloadOf: articlePayloadOf as Form['payloadOf'] },
  },
};

/**
 * Saves a draft of this device at the server: as a draft or, for published records, as unpublished changes. It is then
 * removed from this device.
 *
 * @returns true if it was saved; false if the server does not accept it
 */
export async function saveRecordDraft(client: Client, personId: string, name: string): Promise<boolean> {
  const [kind = '', id = ''] = name.split(':');
  const form = Object.hasOwn(FORMS, kind) ? FORMS[kind] : undefined;
  const draftStore = draftStorage({ host: client.host, personId }, name);
  const stored = draftStore.read();
  if (!form || stored?.schema !== form.schema || stored.unfitting) return false;
  try {
    const values = stored.values as RecordDraft;
    const base = stored.base as RecordDraft;
    // A picture in transfer, and for whom somebody posts for the first time, exist on this device only.
    const isAnswered = values.relation === '' && hasAnswer(values.forWhom ?? EMPTY_FOR_WHOM);
    if (!values.title.trim() || isAnswered || values.media.some(({ file }) => !file)) return false;
    const draft: RecordDraft = { ...values, state: isVisible(base) ? 'unpublished' : 'draft' };
    await saveMedia(client, draft, base.media);
    const [payload, idempotencyKey] = [form.payloadOf(draft), newIdempotencyKey()];
    if (id === 'new') await createOwnRecord(client, form, payload, idempotencyKey);
    else await changeOwnRecord(client, form, id, { payload, idempotencyKey, ifMatch: stored.version });
  } catch {
    // The draft stays on this device, and its form shows the problems.
    return false;
  }
  draftStore.remove();
  return true;
}
