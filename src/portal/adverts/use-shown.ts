import { useEffect, useMemo, useState } from 'react';
import { readable } from '../../model/answers/read-list';
import { type AdvertPlace, type ShownAdvert, toShownAdvert } from '../../model/shown-advert';
import { readSettings } from '../../settings/read-settings';
import { group } from '../../settings/setting-kinds';
import { shownAdvertsSettings } from '../../settings/shown-adverts-settings';
import { usePortal } from '../portal';
import { useSettingsLayers } from '../use-settings-layers';

const NONE: readonly ShownAdvert[] = [];
const schema = group({ advertSettings: shownAdvertsSettings });

/**
 * The adverts that a place shows, asked for anew for each view of a page: what was given out once does not count again.
 * A failed call shows nothing, as when nothing runs; where the client has nothing to show there is none.
 *
 * @param place undefined for none
 * @param view what is looked at; another one is another view
 */
export function useShown(place: AdvertPlace | undefined, count: number, view: unknown): readonly ShownAdvert[] {
  const { api } = usePortal().client;
  const places = usePlaces();
  const isWanted = place !== undefined && places.includes(place);
  const [shown, setShown] = useState<{ of: unknown; adverts: readonly ShownAdvert[] }>({ of: view, adverts: NONE });
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    api.get('adverts/show', { slot: place, count }, stop.signal).then(
      ({ data }) => !stop.signal.aborted && setShown({ of: view, adverts: readableOf(data) }),
      () => undefined,
    );
    return () => stop.abort();
  }, [api, isWanted, place, count, view]);
  return isWanted && shown.of === view ? shown.adverts : NONE;
}

/** Where the client shows adverts, out of all layers of settings: server, page and element. */
function usePlaces(): readonly AdvertPlace[] {
  const layers = useSettingsLayers();
  return useMemo(() => readSettings(schema, layers).values.advertSettings.shownIn, [layers]);
}

/** Those that can be read; one that cannot be is left out. */
function readableOf(data: unknown): readonly ShownAdvert[] {
  return Array.isArray(data) ? readable(data, toShownAdvert) : NONE;
}
