import { useEffect } from 'react';
import { usePortal } from '../../../portal/portal';

/** Hides pictures that cannot be loaded, so that the cover behind them shows. */
export function usePictureFallback(): void {
  const { root } = usePortal();
  useEffect(() => {
    const hide = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.closest('.card-image')) target.hidden = true;
    };
    // Such errors do not bubble.
    root.addEventListener('error', hide, { capture: true });
    return () => root.removeEventListener('error', hide, { capture: true });
  }, [root]);
}
