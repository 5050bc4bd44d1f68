import { type RefObject, useLayoutEffect, useState } from 'react';
import { parseColor } from '../../../../lib/css-values';
import { contrast } from '../../../../theme/contrast';

/** From here on a ground keeps 4.5:1 with the tint that month.css gives it, whatever colour a rubric has. */
const ENOUGH = 6;

/** Whether words on a ground can still be read when it has the tint of a rubric. */
export function canColorBar(text: string, ground: string): boolean {
  const [words, below] = [parseColor(text), parseColor(ground)];
  return words !== undefined && below !== undefined && contrast(words, below) >= ENOUGH;
}

/** Whether the bars of a month have the tint of their rubrics: not on the grey pages of some clients. */
export function useBarColor(box: RefObject<HTMLElement | null>): boolean {
  const [isTinted, setTinted] = useState(true);
  useLayoutEffect(() => {
    if (!box.current) return;
    const style = getComputedStyle(box.current);
    const [text = '', ground = ''] = ['text', 'background'].map((name) =>
      style.getPropertyValue(`--portal-color-${name}`).trim(),
    );
    // biome-ignore lint/nursery/useReactCompiler: which colours count here is known once the box is in the page.
    if (text) setTinted(canColorBar(text, ground));
  }, [box]);
  return isTinted;
}
