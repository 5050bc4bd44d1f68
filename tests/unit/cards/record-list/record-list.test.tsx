import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { recordListFilter } from '../../../../src/cards/record-list/list-filter';
import { type ListState, RecordList } from '../../../../src/cards/record-list/record-list';
import { EVENT_LIST } from '../../../../src/features/recording/my-events/event-list';
import { aPortal, click, get, show, withReact } from '../../forms/saving/harness';

withReact();

type Status = (typeof EVENT_LIST.statuses)[number];
type State = ListState<{ id: string }, Status>;

const NONE = { draft: 0, waiting: 0, rejected: 0, takenDown: 0, published: 0, cancelled: 0, past: 0 };
const pageOf = (ids: string[], counts: Partial<typeof NONE> = {}, pageCount = 1): State['page'] => ({
  rows: ids.map((id) => ({ id })),
  total: ids.length,
  pageCount,
  counts: { ...NONE, ...counts },
});

async function open(state: Partial<State>, search = '') {
  const portal = aPortal();
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  const given = { page: undefined, isLoading: false, error: undefined, show: vi.fn(), reload: vi.fn(), ...state };
  const { place } = await show(
    portal,
    <RecordList
      list={EVENT_LIST}
      state={{ filter: { ...recordListFilter(EVENT_LIST, ''), search }, ...given }}
      texts={{
        ...{ label: 'Eigene', date: 'Tag', loading: 'Lädt …', noMatch: 'Keine', empty: 'Leer', emptyHint: 'Fang an' },
        create: 'Neu',
      }}
      status="2 Stück"
      createRoute="/neu"
    >
      {({ id }) => <li key={id}>{id}</li>}
    </RecordList>,
  );
  return { place, ...given };
}

it('has search and status from the start, so that nothing moves when the rows arrive', async () => {
  const { place } = await open({ isLoading: true });
  expect(get(place, '[aria-busy="true"]').textContent).toContain('Lädt …');
  expect(place.querySelector('form')).not.toBeNull();
  expect(place.querySelectorAll('.chip')).toHaveLength(1 + EVENT_LIST.statuses.length);
});

it('an empty list has a link to create a record, and no search', async () => {
  const { place } = await open({ page: pageOf([]) });
  expect(place.querySelector('form')).toBeNull();
  expect(place.querySelector('.chip')).toBeNull();
  expect(get(place, 'a').getAttribute('href')).toBe('#/neu');
});

it('offers only statuses that some record has, and the chosen one', async () => {
  const filter = { ...recordListFilter(EVENT_LIST, '?status=rejected') };
  const { place } = await open({ page: pageOf(['a'], { draft: 2, published: 1 }), filter });
  const chips = [...place.querySelectorAll('.chip')].map(({ textContent }) => textContent);
  expect(chips).toEqual(['Alle 3', 'Entwurf 2', 'Abgelehnt 0', 'Veröffentlicht 1']);
});

it('a filter without results has a link to all records', async () => {
  const { place } = await open({ page: pageOf([]) }, 'jazz');
  expect(place.querySelector('form')).not.toBeNull();
  expect(place.textContent).toContain('Keine');
  expect(get(place, 'a').getAttribute('href')).toBe('#/secure/events');
});

it('has rows, their number, pages and a link to the next page', async () => {
  const { place, show: showPage } = await open({ page: pageOf(['a', 'b'], { draft: 2 }, 3) });
  expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['a', 'b']);
  expect(get(place, 'p[role="status"]').textContent).toBe('2 Stück');
  await click(place, 'nav button');
  expect(showPage).toHaveBeenCalledWith(expect.objectContaining({ page: 2 }));
});

it('an error replaces the rows, with a retry', async () => {
  const { place, reload } = await open({ page: pageOf(['a'], { draft: 1 }), error: new ApiError('offline') });
  expect(place.querySelector('li')).toBeNull();
  expect(get(place, '[role="alert"]').textContent).toMatch(/Keine Verbindung|nicht erreichbar/);
  await click(place, '[role="alert"] button');
  expect(reload).toHaveBeenCalledTimes(1);
});
