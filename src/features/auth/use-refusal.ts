import { useCallback, useState } from 'react';

/**
 * Remembers why the last attempt of a form failed, also where its fields say it: the ways on depend on it.
 *
 * @returns the failure, and a wrapper for whatever sends
 */
export function useRefusal() {
  const [refusal, setRefusal] = useState<unknown>();
  const noting = useCallback(async (send: () => Promise<void>): Promise<undefined> => {
    setRefusal(undefined);
    try {
      await send();
    } catch (error) {
      setRefusal(error);
      throw error;
    }
  }, []);
  return { refusal, noting };
}
