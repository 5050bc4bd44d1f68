import { expect } from 'vitest';
import { maySaveOffline } from '../../../../../src/features/events/offline/use-offline-list';
import { filterOf } from '../../../../../src/model/event-filter';
import { itForAll } from '../../../../support/it-for-all';

itForAll([
  ['', true, true],
  ['rubric=1&when=weekend&page=2', true, true],
  ['q=jazz', true, false],
  ['q=%20', true, true],
  ['ids=a,b', true, false],
  ['favourites=1', true, false],
  ['near=Ulm&lat=48.4&lon=9.9', false, false],
])('a list of %j is stored on the device of a guest: %s, of a member: %s', (query, guest, member) => {
  const filter = filterOf(new URLSearchParams(query));
  expect([maySaveOffline(filter, false), maySaveOffline(filter, true)]).toEqual([guest, member]);
});
