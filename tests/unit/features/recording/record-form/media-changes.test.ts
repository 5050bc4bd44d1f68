// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { sendPatch } from '../../../../../src/api/send-patch';
import type { Client } from '../../../../../src/app/client';
import { saveMedia } from '../../../../../src/features/recording/record-form/media-changes';
import {
  emptyMedium,
  type MediumRow,
  type RecordDraft,
} from '../../../../../src/features/recording/record-form/record-draft';

vi.mock('../../../../../src/api/send-patch', () => ({ sendPatch: vi.fn() }));
const sent = vi.mocked(sendPatch);
beforeEach(() => void sent.mockClear());

const client = { host: 'https://a.example', session: {} } as Client;
const row = (more: Partial<MediumRow> = {}): MediumRow => ({
  ...emptyMedium(),
  id: 'r1',
  file: { id: 'm 1', name: 'a.jpg', picture: '/a' },
  ...more,
});
const draft = (media: MediumRow[], state: RecordDraft['state'] = 'published') => ({ media, state });
const calls = () => sent.mock.calls.map(([, path, body]) => [path, body]);

it('sends only changed fields of a picture, so that concurrent changes stay', async () => {
  await saveMedia(client, draft([row({ focalPoint: { x: 0.1, y: 1 } })]), [row()]);
  expect(calls()).toEqual([['media/m%201', { focalPoint: { x: 0.1, y: 1 } }]]);
});

it('sends nothing for an unchanged picture, or during its upload', async () => {
  await saveMedia(client, draft([row({ id: 'other' }), row({ file: undefined, alt: 'x' })]), [row()]);
  expect(calls()).toEqual([]);
});

it('resets the crop', async () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 1 };
  await saveMedia(client, draft([row({ listCrop: crop })]), [row({ crop })]);
  expect(calls()).toEqual([['media/m%201', { crop: null, listCrop: crop }]]);
});

it('sends all fields of a new picture', async () => {
  await saveMedia(client, draft([row({ alt: 'Bühne' })]), []);
  expect(calls()).toEqual([['media/m%201', { ...emptyMedium(), alt: 'Bühne' }]]);
});

it('hides changed fields of a picture from visitors while the record is saved unpublished', async () => {
  await saveMedia(client, draft([row({ alt: 'Bühne' }), row({ id: 'same' })], 'unpublished'), [row()]);
  expect(calls()).toEqual([['media/m%201', { alt: 'Bühne', unpublishedChanges: true }]]);
});
