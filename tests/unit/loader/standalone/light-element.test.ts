// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defineLight, type LightElement } from '../../../../src/loader/standalone/light-element';

const begin = vi.fn();
const show = vi.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve));
const make = () => document.createElement('event-teaser') as LightElement & Record<string, unknown>;

beforeAll(() => {
  defineLight({ tag: 'event-teaser', start: begin, show });
});

beforeEach(() => {
  document.body.replaceChildren();
  begin.mockClear();
  show.mockClear();
});

it('renders several changes at once, and later ones again', async () => {
  const teaser = make();
  teaser.setAttribute('limit', '3');
  document.body.append(teaser);
  teaser.q = 'Jazz';
  await settle();
  expect([begin.mock.calls.length, show.mock.calls.length]).toEqual([1, 1]);
  expect(teaser.input).toMatchObject({ limit: 3, q: 'Jazz' });
  teaser.removeAttribute('limit');
  await settle();
  expect(show).toHaveBeenCalledTimes(2);
  expect(teaser.limit).toBeUndefined();
});

it('keeps objects unchanged where allowed, and warns elsewhere', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const teaser = make();
  const settings = { theme: {} };
  Object.assign(teaser, { settings, limit: { valueOf: () => 2 } });
  expect(teaser.settings).toBe(settings);
  expect(teaser.limit).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('is unchanged when moved, and aborts its work when removed', async () => {
  const teaser = make();
  document.body.append(teaser);
  const [, signal] = begin.mock.calls[0] as [unknown, AbortSignal];
  const box = document.createElement('div');
  document.body.append(box);
  box.append(teaser);
  await settle();
  expect([begin.mock.calls.length, signal.aborted]).toEqual([1, false]);
  teaser.remove();
  await settle();
  expect(signal.aborted).toBe(true);
  teaser.setAttribute('q', 'Markt');
  await settle();
  expect(show).toHaveBeenCalledOnce();
});
