import { expect, it } from 'vitest';
import { createQueryCache } from '../../../../../src/app/query-cache';
import { listCall } from '../../../../../src/cards/list-input';
import { findEvents } from '../../../../../src/features/events/api';
import { useEventPage } from '../../../../../src/features/events/list/use-event-page';
import { offlineListKey } from '../../../../../src/features/events/offline/offline-page';
import { useOfflineList } from '../../../../../src/features/events/offline/use-offline-list';
import { emptyFilter } from '../../../../../src/model/event-filter';
import { anEventRow } from '../../../../support/event-answers';
import { until } from '../../../../support/settle';
import { aPortal, click, HOST, show, withReact } from '../../../forms/saving/harness';

withReact();

const WANTED = { filter: emptyFilter(), input: {}, favourites: [] };
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith(offlineListKey(HOST)));

it('stores responses, but never an older list with a new time', async () => {
  const now = { ms: 0 };
  let get = async (): Promise<unknown> => ({
    data: [anEventRow()],
    meta: { page: 1, pageSize: 24, total: 1, over: 0, facets: undefined },
  });
  const portal = aPortal();
  const answers = createQueryCache({ host: HOST, get: (() => get()) as never }, () => now.ms);
  Object.assign(portal.client, { queryCache: answers });
  await findEvents(portal.client, listCall(WANTED.filter, WANTED.input));
  const seen: string[] = [];
  function List() {
    const results = useEventPage(WANTED);
    useOfflineList(results, WANTED);
    const words = `${results.page?.events[0]?.title} ${String(results.error ?? '')}`;
    if (seen.at(-1) !== words) seen.push(words);
    return <button type="button" onClick={results.retry} />;
  }
  now.ms = 20 * 60_000;
  const answer = get;
  get = () => Promise.reject(new Error('offline'));
  const { place } = await show(portal, <List />);
  await until(() => expect(seen.at(-1)).toContain('offline'));
  expect(seen).toHaveLength(2);
  expect(seen[0]).toBe(seen[1]?.replace('Error: offline', ''));
  expect(kept()).toEqual([]);

  get = answer;
  await click(place, 'button');
  await until(() => expect(kept()).toHaveLength(1));
});
