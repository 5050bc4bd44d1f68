import { useEffect, useState } from 'react';
import { usePortal } from '../app/portal';
import { lazyModule } from '../lib/lazy-module';
import type { EventRow } from '../model/answers/event-row';
import { useLazyPart } from '../ui/lazy-part';

/** The lazy icon of a rubric, for missing pictures. */
const coverModule = lazyModule(() => import('./rubric-cover'));

type PictureRows = readonly Pick<EventRow, 'picture'>[] | undefined;

/**
 * Returns whether a card has no picture to show. A picture that fails to load is hidden, so that the cover behind it
 * shows.
 *
 * @param events events of the list, once they are loaded
 */
function useMissingPicture(events: PictureRows = []): boolean {
  const { root } = usePortal();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const hide = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement && target.closest('.card-image'))) return;
      target.hidden = true;
      setFailed(true);
    };
    // Error events of pictures do not bubble.
    root.addEventListener('error', hide, { capture: true });
    return () => root.removeEventListener('error', hide, { capture: true });
  }, [root]);
  return hasFailed || events.some(({ picture }) => !picture);
}

/** Returns the substitute for pictures of cards, once one is missing. */
export const useCovers = (events: PictureRows) => useLazyPart(coverModule, useMissingPicture(events))?.rubricCover;
