import { useEffect, useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { redeemOnce, useLinkKey } from './link-key';

/** How far the link of a mail is; 'none' for a visitor who came without one, or has reloaded the page. */
export type Redemption = { step: 'none' | 'checking' | 'done' } | { step: 'failed'; error: unknown; retry(): void };

/** Redeems the key that has led here, once. @param redeem may be called again after a failure */
export function useRedemption(redeem: (key: string) => Promise<void>): Redemption {
  const portal = usePortal();
  const key = useLinkKey();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: string; error: unknown }>();
  const mark = `${attempt} ${key}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the attempt decide; the call is the same.
  useEffect(() => {
    if (key === undefined) return;
    let isWanted = true;
    const settle = (error?: unknown) => {
      if (isWanted) setResult({ of: mark, error });
    };
    redeemOnce(portal, () => redeem(key)).then(() => settle(), settle);
    return () => {
      isWanted = false;
    };
  }, [portal.element, mark]);

  if (key === undefined) return { step: 'none' };
  if (result?.of !== mark) return { step: 'checking' };
  if (result.error === undefined) return { step: 'done' };
  return { step: 'failed', error: result.error, retry: () => setAttempt(attempt + 1) };
}
