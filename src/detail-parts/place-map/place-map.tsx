import { useMapSettings } from '../../app/use-map-settings';
import { lazyModule } from '../../lib/lazy-module';
import type { Position } from '../../model/answers/community';
import { useLazyPart } from '../../ui/lazy-part';

/** The map of one place. It brings its texts itself. */
const placeMap = lazyModule(() => import('./place-map-part'));

/** As high as what comes, so that nothing moves. */
const ROOM = { minHeight: 283 };

/** Where a place is on the client's map, where the client has one. */
export function PlaceMap({ position }: { position: Position }) {
  const settings = useMapSettings();
  const hasMap = settings.tiles !== '';
  const part = useLazyPart(placeMap, hasMap);
  if (!hasMap) return null;
  return part ? <part.PlaceMapPart {...{ settings, position }} /> : <div className="only-screen" style={ROOM} />;
}
