import { beforeEach, expect, it, vi } from 'vitest';
import { findEvents, findFirstEvents, peekEvents } from '../../../../src/features/events/api';
import { ShapeError } from '../../../../src/lib/parse';
import { createAnswerCache, type Source } from '../../../../src/portal/answer-cache';
import { anEventRow } from '../../../support/event-answers';

const META = { page: 1, pageSize: 24, total: 1 };
const QUERY = { q: 'jazz' };

let answer: { data: unknown; meta: unknown };
const get = vi.fn(async () => answer);
let source: Source;

beforeEach(() => {
  answer = { data: [anEventRow({ shortdesc1: 'Laut' })], meta: META };
  get.mockClear();
  source = { answers: createAnswerCache({ host: 'https://a.example', get }) };
});

it('a page can be drawn before all of it is read, and is asked for once', async () => {
  const first = await findFirstEvents(source, QUERY);
  expect(peekEvents(source, QUERY)).toBe(first);
  expect(first.events[0]).not.toHaveProperty('shortDescription');

  const whole = await findEvents(source, QUERY);
  expect(whole.events[0]).toMatchObject({ title: first.events[0]?.title, shortDescription: 'Laut' });
  expect(peekEvents(source, QUERY)).toBe(whole);
  expect(await findFirstEvents(source, QUERY)).toBe(whole);
  expect(get).toHaveBeenCalledTimes(1);
});

it('what a glance does not read is left to the parser', async () => {
  answer = { data: 'none', meta: META };
  await expect(findFirstEvents(source, QUERY)).rejects.toThrow(ShapeError);
});

it('an answer that only the parser finds unreadable is asked for again', async () => {
  answer = { data: [], meta: { ...META, total: 'many' } };
  await findFirstEvents(source, QUERY);
  await expect(findEvents(source, QUERY)).rejects.toThrow(ShapeError);
  answer = { data: [], meta: META };
  expect(await findEvents(source, QUERY)).toMatchObject({ total: 1 });
  expect(get).toHaveBeenCalledTimes(2);
});
