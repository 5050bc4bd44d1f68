import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { lazyModule } from '../../../lib/lazy-module';
import type { Facets } from '../../../model/answers/event-page';
import type { EventFilter } from '../../../model/event-filter';

/** The lazy lookup of places by id. */
const geocodeModule = lazyModule(() => import('./geocode-place'));

/** Returns the name of the filtered community or district, which the route has as an id only. */
export function usePlaceName({ community, district }: EventFilter, facets: Facets | undefined): string | undefined {
  const { client } = usePortal();
  const { t } = useLingui();

  const type = district === undefined ? 'community' : 'district';
  const id = district ?? community;
  const facetName = facets?.community.find(({ community_id }) => type === 'community' && community_id === id)?.name;
  const loaded = useQuery(
    id === undefined || facetName !== undefined
      ? undefined
      : {
          key: ['place name', type, id],
          load: async (signal) => (await geocodeModule.load()).placeName(client, { id, type }, signal),
        },
    { quiet: true },
  );
  if (loaded.step === 'ready') return loaded.value ?? t`unbekannter Ort`;
  // After a failed lookup the place is shown by its id, and still filters.
  return loaded.step === 'failed' ? String(id) : facetName;
}
