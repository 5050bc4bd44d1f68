import { useLayoutEffect, useRef, useState } from 'react';
import type { PaintedInput } from '../app/portal';
import { warnOnce } from '../lib/warn';
import type { Settings } from '../settings/settings-schema';
import { themeSheetOf, writeTheme } from './adopted-sheets';
import { readPaintedInput, restoreFocus } from './painted-input';
import { replayInput } from './replay-input';
import { watchBackground } from './watch-background';

/** Removes the painted screen in the frame in which React's own appears, and transfers focus and input. */
export function useReplacePaintedScreen(root: ShadowRoot, earlierInput: PaintedInput | undefined): void {
  const [painted] = useState(() => [...root.children]);
  useLayoutEffect(() => {
    const currentInput = readPaintedInput(root, painted);
    for (const node of painted) node.remove();
    if (!currentInput) return;
    replayInput(root, earlierInput, currentInput);
    if (currentInput.focused) restoreFocus(root, currentInput.focused);
  }, [root, painted, earlierInput]);
}

/** Keeps the theme up to date; the painter may have written it already. */
export function useTheme(root: ShadowRoot, { theme }: Settings) {
  const isWritten = useRef(themeSheetOf(root).cssRules.length > 0);
  useLayoutEffect(() => {
    const write = () => {
      for (const { name, from, to, ratio } of writeTheme(root, theme)) {
        warnOnce(`theme: ${name} ${from} is too faint as text (${ratio.toFixed(2)}:1): ${to} is used.`);
      }
    };
    let end: (() => void) | undefined;
    const start = () => {
      write();
      end = watchBackground(root.host, write);
    };
    // The painted screen has its colours already. Computing them now would cost another style and layout pass of the
    // new drawing.
    const frame = isWritten.current ? requestAnimationFrame(start) : 0;
    if (!isWritten.current) start();
    isWritten.current = false;
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [root, theme]);
}
