import { msg } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { lazily } from '../../../lib/lazily';
import { usePortal } from '../../../portal/portal';
import type { EventFilter } from '../event-filter';
import type { Facets } from '../event-page';

/** Looks up places by their ids. */
const placeKit = lazily(() => import('./named-place'));

/** Name of the community or district that is filtered by, which the route knows by its id only. */
export function usePlaceName({ community, district }: EventFilter, facets: Facets | undefined): string | undefined {
  const { client } = usePortal();
  const { say } = useSpeech();
  const type = district === undefined ? 'community' : 'district';
  const id = district ?? community;
  const known = facets?.community.find(({ community_id }) => type === 'community' && community_id === id)?.name;
  const isKnown = known !== undefined;
  const [loaded, setLoaded] = useState<{ id: number; name: string | undefined }>();

  useEffect(() => {
    if (id === undefined || isKnown) return;
    const abort = new AbortController();
    placeKit
      .load()
      .then((kit) => kit.placeName(client, { id, type }, abort.signal))
      .then(
        (name) => abort.signal.aborted || setLoaded({ id, name }),
        // Without its name the place is shown by its number, and still filtered by.
        () => abort.signal.aborted || setLoaded({ id, name: String(id) }),
      );
    return () => abort.abort();
  }, [client, id, type, isKnown]);

  if (known !== undefined || loaded === undefined || loaded.id !== id) return known;
  return loaded.name ?? say(msg`unbekannter Ort`);
}
