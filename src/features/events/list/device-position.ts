import type { Position } from '../../../model/answers/community';

/** The position of the device, or the reason why it is missing. */
export type DevicePosition = { position: Position } | { problem: 'denied' | 'unavailable' | 'slow' };

const TIMEOUT_MS = 10_000;
/** Rounds to three decimals, about 100 m: enough for a search, but no address in a link that is passed on. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Requests the device's position from the browser, which asks the visitor. Never rejects. */
export function positionOfDevice(): Promise<DevicePosition> {
  return new Promise<GeolocationPosition>((resolve, reject) => {
    // The API is absent on pages without https and in frames without permission; the access then throws like any fault.
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT_MS, maximumAge: 300_000 });
  })
    .then(({ coords: { latitude, longitude } }) => ({
      position: { lat: roundDegrees(latitude), lon: roundDegrees(longitude) },
    }))
    .catch(({ code }) => ({ problem: code === 1 ? 'denied' : code === 3 ? 'slow' : 'unavailable' }));
}
