import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { type Redeemed, redeemOnce, useLinkKey } from './link-key';

/** The state of a mailed link; 'none' without one, or after a reload. */
export type LinkRedemption =
  | { step: 'none' | 'checking' }
  /** Waits for the visitor's consent. */
  | { step: 'needsConsent'; confirm(): void }
  | { step: 'done'; redeemed: Redeemed }
  | { step: 'failed'; error: unknown; retry(): void };

/** The result of a try. */
type Result = { attemptKey: string } & ({ error: unknown } | { redeemed: Redeemed });

type Options = {
  /**
   * True to ask the visitor first: programs that prefetch the links of mails must neither use up a link nor act on
   * behalf of a person.
   */
  needsConsent: boolean;
};

/**
 * Redeems the key of the mailed link, once.
 *
 * @param redeem may be called again after a failure, with the same `idempotencyKey`
 */
export function useRedeemLink(
  redeem: (key: string, idempotencyKey: string) => Promise<Redeemed>,
  { needsConsent }: Options,
): LinkRedemption {
  const portal = usePortal();
  const key = useLinkKey();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>();
  const [consentedKey, setConsentedKey] = useState<string>();
  const attemptKey = `${attempt} ${key}`;
  const mayRedeem = key !== undefined && (!needsConsent || consentedKey === key || result?.attemptKey === attemptKey);

  const start = useEffectEvent((secret: string) =>
    redeemOnce(portal, (idempotencyKey) => redeem(secret, idempotencyKey)),
  );
  useEffect(() => {
    if (!mayRedeem) return;
    let isCurrent = true;
    const finish = (result: Result) => {
      if (isCurrent) setResult(result);
    };
    start(key).then(
      (redeemed) => finish({ attemptKey, redeemed }),
      (error: unknown) => finish({ attemptKey, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attemptKey, mayRedeem]);

  if (key === undefined) return { step: 'none' };
  if (!mayRedeem) return { step: 'needsConsent', confirm: () => setConsentedKey(key) };
  if (result?.attemptKey !== attemptKey) return { step: 'checking' };
  if ('redeemed' in result) return { step: 'done', redeemed: result.redeemed };
  return { step: 'failed', error: result.error, retry: () => setAttempt(attempt + 1) };
}
