import { type TouchEvent, useRef } from 'react';

const LEAST_PIXELS = 60;

/** Whether a finger that has moved so far right and down has swiped, and in which direction: 1 is on, -1 is back. */
export const swipeOf = (right: number, down: number): 1 | -1 | undefined => {
  if (Math.abs(right) < LEAST_PIXELS || Math.abs(right) < 2 * Math.abs(down)) return undefined;
  return right < 0 ? 1 : -1;
};

/** Hears one finger that swipes sideways; the page keeps to scroll up and down. */
export function useSwipe(onTurn: (steps: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches.length === 1 ? touches[0] : undefined;
      start.current = finger ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      const steps = from && finger && swipeOf(finger.clientX - from.x, finger.clientY - from.y);
      if (steps) onTurn(steps);
    },
  };
}
