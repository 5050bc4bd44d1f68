import { msg } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { useSpeech } from '../../../i18n/use-speech';
import { loadCommunity } from '../../../portal/catalogue/communities';
import { usePortal } from '../../../portal/portal';
import type { EventFilter } from '../event-filter';
import type { Facets } from '../event-page';

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
    loadCommunity(client, { id, type }, abort.signal).then(
      ({ name }) => setLoaded({ id, name }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const isUnknown = error instanceof ApiError && error.failure === 'missing';
        // Without its name the place is shown by its number, and still filtered by.
        setLoaded({ id, name: isUnknown ? undefined : String(id) });
      },
    );
    return () => abort.abort();
  }, [client, id, type, isKnown]);

  if (known !== undefined || loaded === undefined || loaded.id !== id) return known;
  return loaded.name ?? say(msg`unbekannter Ort`);
}
