import { act, type ReactElement } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../../src/api/api';
import { createQueryCache } from '../../../../src/app/query-cache';
import { ArticleScreen } from '../../../../src/features/articles/detail/article-screen';
import { ArticleListElement } from '../../../../src/features/articles/list/article-list-element';
import { ArticleListScreen } from '../../../../src/features/articles/list/article-list-screen';
import { articlesFailure } from '../../../../src/features/articles/list/article-list-view';
import { eventTexts } from '../../../../src/i18n/texts';
import { ANSWER_FAULTS, answerUnlessFaulty, CODES } from '../../../support/answer-faults';
import { ok, problem } from '../../../support/answers';
import { itForAll } from '../../../support/it-for-all';
import { settle, until } from '../../../support/settle';
import { afresh, aPortal, click, get, HOST, show, withReact } from '../../forms/saving/harness';

withReact();
beforeAll(async () => {
  await Promise.all([loadTransport(), eventTexts.load('de'), eventTexts.load('de'), articlesFailure.load()]);
});

const ROW = { id: '7', title: 'Jazz kommt', tags: ['Musik'], date: '2026-11-20', shortdesc1: 'Im Mai.' };
const LIST = () => ok([ROW], { page: 1, pageSize: 24, total: 1, tags: [{ name: 'Musik', count: 1 }] });
const ONE = () =>
  ok({ ...ROW, freeFields: [], media: [], events: [{ id: 'unreadable' }], updatedAt: '2026-11-20T10:00:00Z' });

const NOT_THERE = () => problem(404);
/** A server whose answers fail as long as there is a fault. */
async function open(screen: ReactElement, answer: () => Response, fault: (typeof ANSWER_FAULTS)[string] | undefined) {
  const server = answerUnlessFaulty(fault, answer);
  const portal = aPortal();
  const api = createApi(HOST, { token: () => undefined });
  const events: string[] = [];
  Object.assign(portal.client, { api, queryCache: createQueryCache(api) });
  Object.assign(portal.router, { route: () => '/articles', hrefOf: (route: string) => `#${route}` });
  Object.assign(portal, { emit: (type: string) => events.push(type) });
  // A call is tried again after a pause, and a silent server is given up.
  if (fault) vi.useFakeTimers();
  const { place } = await show(portal, screen);
  if (fault) await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
  return { server, place, events };
}

const alertIn = (place: ParentNode) => until(() => get(place, '[role="alert"]'));

const SCREENS = {
  'the list': [<ArticleListScreen key="list" />, LIST],
  'the list of an element': [<ArticleListElement key="own" />, LIST],
  'one article': [<ArticleScreen key="one" params={{ articleId: '7' }} />, ONE],
} as const;

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe.each(Object.entries(SCREENS))('%s', (name, [screen, answer]) => {
  itForAll(Object.keys(ANSWER_FAULTS), afresh)('reports %s in plain words, and a retry shows it', async (fault) => {
    const { server, place, events } = await open(screen, answer, ANSWER_FAULTS[fault]);
    const alert = await alertIn(place);
    expect(alert.textContent).toMatch(/.{40}/);
    expect(alert.textContent).not.toMatch(CODES);
    expect(events).toContain('portal-error');
    server.fault = undefined;
    await click(alert, 'button');
    await until(() => expect(place.textContent).toContain('Jazz kommt'));
    expect(place.querySelector('[role="alert"]')).toBeNull();
  });

  it('has a message for 404', async () => {
    const { place } = await open(screen, answer, NOT_THERE);
    const alert = await alertIn(place);
    const isList = name !== 'one article';
    expect(alert.textContent).toContain(isList ? 'Hier gibt es keine Artikel' : 'Diesen Artikel gibt es nicht');
    expect(alert.querySelectorAll('button')).toHaveLength(isList ? 1 : 0);
    expect(alert.querySelector('a')?.textContent).toBe(isList ? undefined : 'Alle Artikel');
  });
});

it('an article with an event that cannot be read is shown without it: the control of the faults', async () => {
  const { server, place } = await open(SCREENS['one article'][0], ONE, undefined);
  await until(() => expect(place.textContent).toContain('Jazz kommt'));
  await settle();
  expect(place.textContent).not.toContain('Veranstaltungen zum Artikel');
  expect(server.calls.length).toBe(1);
});

it('a list of an element shows readable articles, by the full parser if the quick check fails', async () => {
  const answer = () => ok([ROW, { ...ROW, id: '8', title: null }], { page: 1, pageSize: 24, total: 2, tags: [] });
  const { place } = await open(<ArticleListElement />, answer, undefined);
  await until(() => expect(place.querySelectorAll('.card')).toHaveLength(1));
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('could not be read'), expect.anything());
});

it('and shows a message without articles, with texts that are loaded then', async () => {
  const { place } = await open(
    <ArticleListElement />,
    () => ok([], { page: 1, pageSize: 24, total: 0, tags: [] }),
    undefined,
  );
  await until(() => expect(place.textContent).toContain('Keine Artikel gefunden'));
  expect(place.querySelector('a')).toBeNull();
});
