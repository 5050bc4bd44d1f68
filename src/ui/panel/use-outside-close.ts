import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes a box when the user presses outside it or moves the focus out of it; its opener counts as part of it. */
export function useOutsideClose(
  box: RefObject<HTMLElement | null>,
  opener: () => HTMLElement | null,
  onClose: () => void,
) {
  const closeOutside = useEffectEvent((event: Event) => {
    const isInside = event.composedPath().some((node) => node === box.current || node === opener());
    if (!isInside) onClose();
  });
  useEffect(() => {
    const closeIfOutside = (event: Event) => closeOutside(event);
    // Capture phase: the host page may stop the event. A focus change within one shadow root never reaches the
    // document.
    const roots = [document, box.current?.getRootNode() ?? document];
    for (const root of roots) {
      for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, closeIfOutside, { capture: true });
    }
    return () => {
      for (const root of roots) {
        for (const type of ['pointerdown', 'focusin'])
          root.removeEventListener(type, closeIfOutside, { capture: true });
      }
    };
  }, [box]);
}
