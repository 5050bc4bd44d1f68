// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '../../../../src/app/client';
import { draftStorage } from '../../../../src/app/drafts/drafts';
import { emptyArticleDraft as emptyArticle } from '../../../../src/features/recording/article-form/article-draft';
import { articleForm } from '../../../../src/features/recording/article-form/article-form-kind';
import { emptyEventDraft } from '../../../../src/features/recording/event-form/event-draft';
import { eventForm } from '../../../../src/features/recording/event-form/event-form-kind';
import { emptyMedium } from '../../../../src/features/recording/record-form/record-draft';
import { saveRecordDraft } from '../../../../src/features/recording/save-changes';

const HOST = 'https://a.example';
const place = (name: string) => draftStorage({ host: HOST, personId: 'p1' }, name);
const answer = {
  ...{ id: '7', title: 'Jazz', state: 'published', dates: [], series: [], rubrics: [], tags: [], media: [] },
  ...{ eventDate: '', events: [] },
};
const post = vi.fn(async (..._: unknown[]) => ({ data: answer, meta: undefined }));
const put = vi.fn(async (..._: unknown[]) => ({ data: answer, meta: undefined }));
const client = { host: HOST, session: {}, api: { post, put } } as unknown as Client;

function keep(name: string, values: object, more: object = {}) {
  const empty = name.startsWith('article') ? emptyArticle() : emptyEventDraft();
  const schema = name.startsWith('article') ? articleForm.schema : eventForm.schema;
  const base = { ...empty, ...more };
  place(name).write({ at: '2026-11-20T10:00:00Z', schema, version: '"3"', base, values: { ...base, ...values } });
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

it('saves a new event as a draft, after any earlier button', async () => {
  keep('event:new:1f', { title: 'Jazz', state: 'published' });
  expect(await saveRecordDraft(client, 'p1', 'event:new:1f')).toBe(true);
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    'my/events',
    expect.objectContaining({ title: 'Jazz', state: 'draft' }),
  ]);
  expect(place('event:new:1f').read()).toBeUndefined();
});

it('saves changes of a published event unpublished, with their version', async () => {
  keep('article:7', { title: 'Jazz kommt' }, { state: 'published' });
  expect(await saveRecordDraft(client, 'p1', 'article:7')).toBe(true);
  const [path, sent, attempt] = put.mock.calls[0] ?? [];
  expect([path, attempt]).toEqual(['my/articles/7', expect.objectContaining({ ifMatch: '"3"' })]);
  expect(sent).toMatchObject({ title: 'Jazz kommt', state: 'published', unpublishedChanges: true });
});

it.each([
  ['event:7', { title: ' ' }],
  ['event:7', { title: 'Jazz', media: [{ ...emptyMedium(), id: '+a' }] }],
  ['profile', { title: 'Jazz' }],
])('keeps input that the server cannot accept: %s %j', async (name, values) => {
  keep(name, values);
  expect(await saveRecordDraft(client, 'p1', name)).toBe(false);
  expect(place(name).read()).toBeDefined();
  expect([post.mock.calls, put.mock.calls]).toEqual([[], []]);
});

it('keeps input that the server has refused', async () => {
  put.mockRejectedValueOnce(new Error('412'));
  keep('event:7', { title: 'Jazz' });
  expect(await saveRecordDraft(client, 'p1', 'event:7')).toBe(false);
  expect(place('event:7').read()).toBeDefined();
});
