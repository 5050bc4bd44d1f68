import { type TouchEvent, useRef } from 'react';

const MIN_PIXELS = 60;

/** Whether a finger that has moved so far right and down has swiped, and in which direction: 1 is on, -1 is back. */
export const swipeOf = (right: number, down: number): 1 | -1 | undefined => {
  if (Math.abs(right) < MIN_PIXELS || Math.abs(right) < 2 * Math.abs(down)) return undefined;
  return right < 0 ? 1 : -1;
};

/** Where a finger is on the screen: in a frame that its page scrolls along with the finger, it seems to stay where it is. */
const placeOf = ({ screenX, screenY }: { screenX: number; screenY: number }) => ({ x: screenX, y: screenY });

/** Hears one finger that swipes sideways; the page keeps to scroll up and down. */
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
