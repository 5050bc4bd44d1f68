import { useMapSettings } from '../../app/use-map-settings';
import { lazyModule } from '../../lib/lazy-module';
import type { Position } from '../../model/answers/community';
import { useLazyPart } from '../../ui/lazy-part';

/** The lazy map of one location. It brings its own texts. */
const placeMap = lazyModule(() => import('./place-map-part'));

/** The height of the lazy part, so that nothing moves. */
const RESERVED_SPACE = { minHeight: 283 };

/** Renders a position on the client's map, if the client has one. */
export function PlaceMap({ position }: { position: Position }) {
  const settings = useMapSettings();
  const hasMap = settings.tiles !== '';
  const part = useLazyPart(placeMap, hasMap);
  if (!hasMap) return null;
  return part ? (
    <part.PlaceMapPart {...{ settings, position }} />
  ) : (
    <div className="only-screen" style={RESERVED_SPACE} />
  );
}
