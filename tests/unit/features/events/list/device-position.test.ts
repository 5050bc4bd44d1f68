import { afterEach, expect, it, vi } from 'vitest';
import { positionOfDevice } from '../../../../../src/features/events/list/device-position';

afterEach(() => vi.unstubAllGlobals());

type Ask = (found: (position: unknown) => void, failed: (error: { code: number }) => void) => void;

const found = (position: unknown): Ask => {
  return (tell) => tell(position);
};
const failed = (code: number): Ask => {
  return (_, tell) => tell({ code });
};
const at = (latitude: unknown, longitude: unknown) => found({ coords: { latitude, longitude } });

it.each<[string, Ask, object]>([
  ['a place', at(48.49123, 9.21987), { position: { lat: 48.491, lon: 9.22 } }],
  ['the pole', at(-90, 180), { position: { lat: -90, lon: 180 } }],
  ['nothing', found({}), { problem: 'unavailable' }],
  ['a refusal', failed(1), { problem: 'denied' }],
  ['a failure', failed(2), { problem: 'unavailable' }],
  ['a wait that was too long', failed(3), { problem: 'slow' }],
  [
    'a fault',
    () => {
      throw new Error('Blocked by an extension');
    },
    { problem: 'unavailable' },
  ],
])('a device position that answers %s', async (_, getCurrentPosition, expected) => {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  expect(await positionOfDevice()).toEqual(expected);
});

it('is unavailable without permission of the page', async () => {
  vi.stubGlobal('navigator', {});
  expect(await positionOfDevice()).toEqual({ problem: 'unavailable' });
});
