import { useEffect, useState } from 'react';
import type { EventRow } from '../../../model/event';
import { usePortal } from '../../../portal/portal';

/**
 * Whether a card has no picture to show. One that cannot be loaded is hidden, so that the cover behind it shows.
 *
 * @param events what the list shows, once it is there
 */
export function useMissingPicture(events: readonly Pick<EventRow, 'picture'>[] = []): boolean {
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
