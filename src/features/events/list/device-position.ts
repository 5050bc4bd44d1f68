import type { Position } from '../../../model/answers/community';

/** The position of the device, or the reason why it is missing. */
export type DevicePosition = { position: Position } | { problem: 'denied' | 'unavailable' | 'slow' };

const PATIENCE_MS = 10_000;
/** Rounds to three decimals, about 100 m: enough for a search, but no address in a link that is passed on. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Requests the device's position from the browser, which asks the visitor. Never rejects. */
export function positionOfDevice(): Promise<DevicePosition> {
  return new Promise<GeolocationPosition>((resolve, reject) => {
    // The API is absent on pages without https and in frames without permission; the access then throws like any fault.
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: PATIENCE_MS, maximumAge: 300_000 });
  })
    .then(({ coords: { latitude, longitude } }) => ({
      position: { lat: rounded(latitude), lon: rounded(longitude) },
    }))
    .catch(({ code }) => ({ problem: code === 1 ? 'denied' : code === 3 ? 'slow' : 'unavailable' }));
}
