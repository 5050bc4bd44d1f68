import { expect, it } from 'vitest';
import { mayKeep } from '../../../../../src/features/events/kept/use-keeping';
import { filterOf } from '../../../../../src/model/event-filter';

it.each([
  ['', true, true],
  ['rubric=1&when=weekend&page=2', true, true],
  ['q=jazz', true, false],
  ['q=%20', true, true],
  ['ids=a,b', true, false],
  ['favourites=1', true, false],
  ['near=Ulm&lat=48.4&lon=9.9', false, false],
])('a list of %j stays on the device of a guest: %s, of a member: %s', (query, guest, member) => {
  const filter = filterOf(new URLSearchParams(query));
  expect([mayKeep(filter, false), mayKeep(filter, true)]).toEqual([guest, member]);
});
