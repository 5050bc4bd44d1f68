import { useEffect, useState } from 'react';
import { type AdvertPlace, type ShownAdvert, toShownAdvert } from '../../model/shown-advert';
import { usePortal } from '../portal';

const NONE: readonly ShownAdvert[] = [];

/**
 * The adverts that a place shows, asked for anew for each view of a page: what was given out once does not count again.
 * A failed call shows nothing, as when nothing runs.
 *
 * @param view what is looked at; another one is another view
 */
export function useShown(place: AdvertPlace, count: number, view: unknown): readonly ShownAdvert[] {
  const { api } = usePortal().client;
  const [shown, setShown] = useState<{ of: unknown; adverts: readonly ShownAdvert[] }>({ of: view, adverts: NONE });
  useEffect(() => {
    const stop = new AbortController();
    api.get('adverts/show', { slot: place, count }, stop.signal).then(
      ({ data }) => !stop.signal.aborted && setShown({ of: view, adverts: readableOf(data) }),
      () => undefined,
    );
    return () => stop.abort();
  }, [api, place, count, view]);
  return shown.of === view ? shown.adverts : NONE;
}

/** Those that can be read; one that cannot be is left out. */
function readableOf(data: unknown): readonly ShownAdvert[] {
  return Array.isArray(data)
    ? data.flatMap((answer) => {
        try {
          return [toShownAdvert(answer)];
        } catch {
          return [];
        }
      })
    : NONE;
}
