import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { useAnnouncement } from '../../../../../src/features/events/list/use-announcement';
import { filterOf } from '../../../../../src/model/event-filter';
import { aPage } from '../../../cards/translation';
import { aPortal, show, withReact } from '../../../forms/saving/harness';

withReact();

type Props = { query: string; total: number };

function Announced({ query, total }: Props) {
  const results = {
    page: aPage({ total }),
    isBusy: false,
    error: undefined,
    retry: () => undefined,
    refresh: () => undefined,
  };
  return <p>{useAnnouncement(results, filterOf(new URLSearchParams(query)), { current: false }).text}</p>;
}

it('announces a changed order of the results', async () => {
  vi.useFakeTimers();
  const { place, render } = await show(aPortal(), <Announced query="" total={2} />);
  const said = async (props: Props) => {
    await render(<Announced {...props} />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    return place.textContent;
  };
  expect(await said({ query: '', total: 2 })).toBe('');
  expect(await said({ query: 'q=jazz', total: 1 })).toBe('1 Veranstaltung · Sortierung: Beste Treffer');
  expect(await said({ query: 'q=jazz&free=1', total: 3 })).toBe('3 Veranstaltungen');
  expect(await said({ query: 'q=jazz&free=1&sort=title', total: 3 })).toBe('3 Veranstaltungen · Sortierung: Titel');
  expect(await said({ query: 'near=Ulm&lat=48&lon=9', total: 4 })).toBe('4 Veranstaltungen · Sortierung: Datum');
});
