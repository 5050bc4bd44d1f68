import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { useLastPage } from '../../../src/cards/use-last-page';
import { aPortal, show, withReact } from '../forms/saving/harness';

withReact();

const tooDeep = (max: unknown) =>
  new ApiError('rejected', {
    status: 400,
    code: 'too_deep',
    fields: [{ path: 'page', code: 'range', params: { max } }],
  });

type Found = Parameters<typeof useLastPage>[1];

function Asked({ found, showPage }: { found: Found; showPage(page: number): void }) {
  return <p>{String(useLastPage(9999, found, showPage))}</p>;
}

it.each([
  ['behind the last one', { page: { number: 9999, pageCount: 209 }, error: undefined }, 209],
  ['of a list without anything', { page: { number: 9999, pageCount: 1 }, error: undefined }, 1],
  ['that the server does not reach by its number', { page: undefined, error: tooDeep(416) }, 416],
  ['that is there', { page: { number: 9999, pageCount: 10_000 }, error: undefined }, undefined],
  ['that is on its way, while another is shown', { page: { number: 1, pageCount: 209 }, error: undefined }, undefined],
  ['that is not answered', { page: undefined, error: new ApiError('offline') }, undefined],
  ['that is refused without a limit', { page: undefined, error: tooDeep(undefined) }, undefined],
  ['that is refused with a limit which is no way on', { page: undefined, error: tooDeep(9999) }, undefined],
])('a page %s', async (_, found, last) => {
  const showPage = vi.fn();
  const { place } = await show(aPortal(), <Asked {...{ found, showPage }} />);
  expect(showPage.mock.calls).toEqual(last === undefined ? [] : [[last]]);
  expect(place.textContent).toBe(String(last !== undefined));
});
