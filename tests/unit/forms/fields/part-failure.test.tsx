import { expect, vi } from 'vitest';
import { PartFailure } from '../../../../src/forms/fields/part-failure';
import { itForAll } from '../../../support/it-for-all';
import { afresh, aPortal, click, get, show, withReact } from '../saving/harness';

withReact();

itForAll(
  [
    [false, /Internetverbindung/, ['Erneut versuchen']],
    [true, /^Ein Teil dieser Seite ließ sich nicht laden\./, ['Erneut versuchen', 'Seite neu laden']],
  ],
  afresh,
)('a part that failed to load blames the connection only if offline: online %s', async (isOnline, words, ways) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const again = vi.fn();
  const { place } = await show(aPortal(), <PartFailure onRetry={again} />);
  expect(get(place, '[role=alert]').textContent).toMatch(words);
  expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(ways);
  await click(place, 'button');
  expect(again).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
