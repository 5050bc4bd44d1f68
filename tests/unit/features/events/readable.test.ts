import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from '../../../../src/api/api';
import { findPlaces, type Source } from '../../../../src/features/events/api';
import { findSimilarEvents } from '../../../../src/features/events/detail/api';
import { ShapeError } from '../../../../src/lib/parse';
import { createAnswerCache } from '../../../../src/portal/answer-cache';

afterEach(() => vi.restoreAllMocks());

const answering = (data: unknown): Source => {
  const api: Api = { host: 'https://api.example/c', get: async () => ({ data, meta: undefined }) } as never;
  return { api, answers: createAnswerCache() };
};
const event = (id: string) => ({
  id,
  title: 'Jazz',
  rubric: { id: 1, name: 'Konzerte', color: '#8c2f5c', icon: 'music' },
  appointment: { id: 'a', date: '2026-11-21' },
});

it('one unreadable event leaves the other similar ones', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const events = await findSimilarEvents(answering([event('e1'), { id: 7 }, event('e3')]), 'e0');
  expect(events.map(({ id }) => id)).toEqual(['e1', 'e3']);
  expect(warn).toHaveBeenCalledOnce();
});

it('one unreadable place leaves the others', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { places } = await findPlaces(answering([{ community_id: 'x' }, { community_id: 2, name: 'Ulm' }]), 'ulm');
  expect(places.map(({ name }) => name)).toEqual(['Ulm']);
  expect(warn).toHaveBeenCalledOnce();
});

it('an answer that is no list is refused', async () => {
  await expect(findSimilarEvents(answering({}), 'e0')).rejects.toThrow(ShapeError);
  await expect(findPlaces(answering({}), 'ulm')).rejects.toThrow(ShapeError);
});
