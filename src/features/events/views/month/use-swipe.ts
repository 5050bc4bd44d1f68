import { type TouchEvent, useRef } from 'react';

const MIN_PIXELS = 60;

/** Returns the direction of a swipe from its movement in px, 1 on or -1 back, or undefined for no swipe. */
export const swipeOf = (right: number, down: number): 1 | -1 | undefined => {
  if (Math.abs(right) < MIN_PIXELS || Math.abs(right) < 2 * Math.abs(down)) return undefined;
  return right < 0 ? 1 : -1;
};

/** Returns the finger's screen position; client coordinates stay constant in a frame that scrolls along. */
const placeOf = ({ screenX, screenY }: { screenX: number; screenY: number }) => ({ x: screenX, y: screenY });

/** Detects horizontal swipes with one finger; vertical scrolling of the page still works. */
export function useSwipe(onTurn: (steps: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches.length === 1 ? touches[0] : undefined;
      start.current = finger && placeOf(finger);
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const from = start.current;
      start.current = undefined;
      const to = changedTouches[0] && placeOf(changedTouches[0]);
      const steps = from && to && swipeOf(to.x - from.x, to.y - from.y);
      if (steps) onTurn(steps);
    },
  };
}
