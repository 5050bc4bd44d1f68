import { useEffect, useRef } from 'react';

/** Tells whether a component is still on the screen: a late answer must not act for a screen that the user has left. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
