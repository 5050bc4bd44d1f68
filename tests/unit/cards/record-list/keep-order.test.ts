import { expect } from 'vitest';
import { keepOrder } from '../../../../src/cards/record-list/keep-order';
import { itForAll } from '../../../support/it-for-all';

const events = (ids: string, version = 1) => [...ids].map((id) => ({ id, version }));

itForAll([
  { name: 'all in the order on screen', seen: 'abc', now: 'cab', shown: 'abc' },
  { name: 'the others close up when one is gone', seen: 'abcd', now: 'dca', shown: 'acd' },
  { name: 'a new one where the server put it', seen: 'ab', now: 'nba', shown: 'nab' },
  { name: 'a new one between', seen: 'abc', now: 'cnba', shown: 'anbc' },
  { name: 'all new', seen: 'ab', now: 'xy', shown: 'xy' },
  { name: 'nothing left', seen: 'ab', now: '', shown: '' },
])('$name', ({ seen, now, shown }) => {
  expect(keepOrder(events(seen), events(now, 2))).toEqual(events(shown, 2));
});
