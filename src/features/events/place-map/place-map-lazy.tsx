import { useSnapshot } from 'valtio';
import { lazily } from '../../../lib/lazily';
import type { Position } from '../../../model/community';
import { usePortal } from '../../../portal/portal';
import { useLazyPart } from '../../../ui/lazy-part';

/** The map of one place. It brings its texts itself. */
const placeMap = lazily(() => import('./place-map-part'));

/** As high as what comes, so that nothing moves. */
const ROOM = { minHeight: 283 };

/** Where a place is on the client's map, where the client has one. */
export function PlaceMap({ position }: { position: Position }) {
  const { client } = usePortal();
  // The part reads all layers of settings; this is a glance for the room that it takes.
  const { raw } = useSnapshot(client.serverSettings) as { raw?: { map?: { tiles?: unknown } } };
  const part = useLazyPart(placeMap, true);
  if (part) return <part.PlaceMapPart position={position} />;
  return raw?.map?.tiles ? <div className="only-screen" style={ROOM} /> : null;
}
