import { useEffect, useRef } from 'react';

/** Returns a function that checks whether the component is mounted, for responses after the user has left. */
export function useIsShown(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
