import { useCallback, useState } from 'react';

/**
 * Keeps the failure of a form's last attempt, also when its fields show it: the next steps depend on it.
 *
 * @returns the failure, and a wrapper for the submit
 */
export function useRefusal() {
  const [refusal, setRefusal] = useState<unknown>();
  const withRefusal = useCallback(async (send: () => Promise<void>): Promise<undefined> => {
    setRefusal(undefined);
    try {
      await send();
    } catch (error) {
      setRefusal(error);
      throw error;
    }
  }, []);
  return { refusal, withRefusal };
}
