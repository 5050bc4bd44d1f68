import { useEffect, useRef } from 'react';

/** Returns a function that checks whether the component is mounted, for responses after the user has left. */
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
