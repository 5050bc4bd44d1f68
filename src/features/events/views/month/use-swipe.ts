import { type TouchEvent, useRef } from 'react';

const MIN_SWIPE_PX = 60;

/** Returns the direction of a swipe from its movement in px, 1 on or -1 back, or undefined for no swipe. */
export const swipeDirection = (right: number, down: number): 1 | -1 | undefined => {
  if (Math.abs(right) < MIN_SWIPE_PX || Math.abs(right) < 2 * Math.abs(down)) return undefined;
  return right < 0 ? 1 : -1;
};

/** Returns the finger's screen position; client coordinates stay constant in a frame that scrolls along. */
const positionOf = ({ screenX, screenY }: { screenX: number; screenY: number }) => ({ x: screenX, y: screenY });

/** Detects horizontal swipes with one finger; vertical scrolling of the page still works. */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch && positionOf(touch);
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const from = start.current;
      start.current = undefined;
      const to = changedTouches[0] && positionOf(changedTouches[0]);
      const steps = from && to && swipeDirection(to.x - from.x, to.y - from.y);
      if (steps) onSwipe(steps);
    },
  };
}
