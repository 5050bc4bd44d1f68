import { lazily } from '../../../../lib/lazily';

/** The map with the list beside it, without the library that draws it. */
export const mapPart = lazily(async () => {
  const { MapView, MapCount } = await import('./map-part');
  return { Shown: MapView, Count: MapCount };
});
