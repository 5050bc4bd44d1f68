import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../../../../src/api/api';
import { createQueryCache } from '../../../../../../src/app/query-cache';
import { RelatedEvents } from '../../../../../../src/features/events/detail/extras/related-events';
import { ANSWER_FAULTS, answerUnlessFaulty } from '../../../../../support/answer-faults';
import { ok } from '../../../../../support/answers';
import { anEventRow } from '../../../../../support/event-answers';
import { itForAll } from '../../../../../support/it-for-all';
import { settle, until } from '../../../../../support/settle';
import { afresh, aPortal, HOST, show, withReact } from '../../../../forms/saving/harness';

withReact();
beforeAll(() => loadTransport());

const SIMILAR = 'Ähnliche Veranstaltungen';
const OF_PROMOTER = 'Mehr von diesem Veranstalter';
const AT_LOCATION = 'Mehr an diesem Ort';
const NEARBY = 'Am selben Tag in der Nähe';

const row = (id: string) => anEventRow({ id, title: `Titel ${id}` });
const OTHERS = { promoter: [row('p1'), row('p2')], location: [row('l1')], nearby: [row('n1')] };

type Fault = (typeof ANSWER_FAULTS)[string];
type Answers = { similar?: () => Response; others?: () => Response };

/** Other events beside e1. @param answers what the server says to each of the two calls */
async function open({ similar = () => ok([row('s1')]), others = () => ok(OTHERS) }: Answers, fault?: Fault) {
  const server = answerUnlessFaulty(fault, (call) => (call.endsWith('/similar') ? similar() : others()));
  const portal = aPortal();
  const api = createApi(HOST, { token: () => undefined });
  Object.assign(portal.client, { api, queryCache: createQueryCache(api) });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  if (fault) vi.useFakeTimers();
  const { place } = await show(portal, <RelatedEvents eventId="e1" level={3} />);
  if (fault) await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
  await settle();
  const headings = () => [...place.querySelectorAll('h3')].map((heading) => heading.textContent);
  const titles = () => [...place.querySelectorAll('h4')].map((heading) => heading.textContent);
  return { server, place, headings, titles };
}

describe('Other events', () => {
  it('are shown in separate rows, requested once each, and link to their events', async () => {
    const { server, place, headings, titles } = await open({});
    await until(() => expect(headings()).toEqual([SIMILAR, OF_PROMOTER, AT_LOCATION, NEARBY]));
    expect(titles()).toEqual(['s1', 'p1', 'p2', 'l1', 'n1'].map((id) => `Titel ${id}`));
    expect(server.calls.sort()).toEqual(['GET events/e1/others', 'GET events/e1/similar']);
    expect(place.querySelector('a')?.getAttribute('href')).toBe('#/events/s1');
  });

  it('have no row if there are none', async () => {
    const { headings } = await open({ others: () => ok({ promoter: [], location: [row('l1')], nearby: [] }) });
    await until(() => expect(headings()).toEqual([SIMILAR, AT_LOCATION]));
  });

  itForAll<[string, unknown, string[]]>(
    [
      ['a list that is none', { ...OTHERS, promoter: 'none' }, [SIMILAR, AT_LOCATION, NEARBY]],
      ['a list that is missing', { promoter: OTHERS.promoter }, [SIMILAR, OF_PROMOTER]],
      ['an entry that is none', { ...OTHERS, location: [7, row('l1')] }, [SIMILAR, OF_PROMOTER, AT_LOCATION, NEARBY]],
      ['null', null, [SIMILAR]],
    ],
    afresh,
  )('are shown as far as they can be read: %s', async (_, others, expected) => {
    const { headings, place } = await open({ others: () => ok(others) });
    await until(() => expect(headings()).toEqual(expected));
    expect(place.querySelector('[role="alert"]')).toBeNull();
  });

  itForAll(Object.keys(ANSWER_FAULTS), afresh)('do not affect the event if both calls end in: %s', async (fault) => {
    const { place, headings } = await open({}, ANSWER_FAULTS[fault]);
    await until(() => expect(headings()).toEqual([]));
    expect(place.textContent).toBe('');
  });

  itForAll(['similar', 'others'] as const, afresh)(
    'of one call are shown without those of the other: %s',
    async (broken) => {
      const { headings } = await open({ [broken]: () => new Response('', { status: 500 }) });
      const expected = broken === 'similar' ? [OF_PROMOTER, AT_LOCATION, NEARBY] : [SIMILAR];
      await until(() => expect(headings()).toEqual(expected));
    },
  );
});
