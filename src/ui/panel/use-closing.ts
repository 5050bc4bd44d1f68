import { type RefObject, useEffect, useRef } from 'react';

/** Closes a box when the user presses outside it or moves the focus out of it; its opener counts as a part of it. */
export function useClosing(box: RefObject<HTMLElement | null>, opener: () => HTMLElement | null, onClose: () => void) {
  const close = useRef({ opener, onClose });
  close.current = { opener, onClose };
  useEffect(() => {
    const isInside = (event: Event) =>
      event.composedPath().some((node) => node === box.current || node === close.current.opener());
    const closeOutside = (event: Event) => {
      if (!isInside(event)) close.current.onClose();
    };
    // Capture: the host page may stop the event. A move of the focus within one shadow root never reaches the document.
    const roots = [document, box.current?.getRootNode() ?? document];
    for (const root of roots) {
      for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, closeOutside, { capture: true });
    }
    return () => {
      for (const root of roots) {
        for (const type of ['pointerdown', 'focusin']) root.removeEventListener(type, closeOutside, { capture: true });
      }
    };
  }, [box]);
}
