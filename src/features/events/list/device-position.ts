import type { Position } from '../../../model/answers/community';

/** Where the device is, or why it does not say. */
export type DevicePosition = { position: Position } | { problem: 'denied' | 'unavailable' | 'slow' };

const PATIENCE_MS = 10_000;
/** Three decimals are about a hundred metres: enough for a search, and no address for a link that is passed on. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Asks the browser for the position of the device, which asks the visitor. Never rejects. */
export function positionOfDevice(): Promise<DevicePosition> {
  return new Promise<GeolocationPosition>((resolve, reject) => {
    // Absent on pages without https and in frames that do not allow it: that ends as any fault does.
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: PATIENCE_MS, maximumAge: 300_000 });
  })
    .then(({ coords: { latitude, longitude } }) => ({
      position: { lat: rounded(latitude), lon: rounded(longitude) },
    }))
    .catch(({ code }) => ({ problem: code === 1 ? 'denied' : code === 3 ? 'slow' : 'unavailable' }));
}
