import { useEffect, useState } from 'react';
import { usePortal } from '../app/portal';
import { lazyModule } from '../lib/lazy-module';
import type { EventRow } from '../model/answers/event-row';
import { useLazyPart } from '../ui/lazy-part';

/** The icon of a rubric, where a picture is missing. */
const coverKit = lazyModule(() => import('./rubric-cover'));

type Pictured = readonly Pick<EventRow, 'picture'>[] | undefined;

/**
 * Whether a card has no picture to show. One that cannot be loaded is hidden, so that the cover behind it shows.
 *
 * @param events what the list shows, once it is there
 */
function useMissingPicture(events: Pictured = []): boolean {
  const { root } = usePortal();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const hide = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement && target.closest('.card-image'))) return;
      target.hidden = true;
      setFailed(true);
    };
    // Such errors do not bubble.
    root.addEventListener('error', hide, { capture: true });
    return () => root.removeEventListener('error', hide, { capture: true });
  }, [root]);
  return hasFailed || events.some(({ picture }) => !picture);
}

/** What stands on cards in the place of a picture, once one is missing. */
export const useCovers = (events: Pictured) => useLazyPart(coverKit, useMissingPicture(events))?.rubricCover;
