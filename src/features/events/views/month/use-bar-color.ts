import { type RefObject, useLayoutEffect, useState } from 'react';
import { parseColor } from '../../../../lib/css-values';
import { contrast } from '../../../../theme/contrast';

/** The minimum contrast of text and background. With the tint of month.css, 4.5:1 remains for any rubric colour. */
const MIN_CONTRAST = 6;

/** Checks whether text stays readable on a background with a rubric's tint. */
export function canColorBar(text: string, background: string): boolean {
  const [textColor, backgroundColor] = [parseColor(text), parseColor(background)];
  return (
    textColor !== undefined && backgroundColor !== undefined && contrast(textColor, backgroundColor) >= MIN_CONTRAST
  );
}

/** Returns whether the bars of a month are tinted by rubric: not on the grey pages of some clients. */
export function useBarColor(box: RefObject<HTMLElement | null>): boolean {
  const [isTinted, setTinted] = useState(true);
  useLayoutEffect(() => {
    if (!box.current) return;
    const style = getComputedStyle(box.current);
    const [text = '', background = ''] = ['text', 'background'].map((name) =>
      style.getPropertyValue(`--portal-color-${name}`).trim(),
    );
    // biome-ignore lint/nursery/useReactCompiler: the colours are known only once the box is in the page.
    if (text) setTinted(canColorBar(text, background));
  }, [box]);
  return isTinted;
}
