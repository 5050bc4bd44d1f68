import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { type Redeemed, redeemOnce, useLinkKey } from './link-key';

/** The state of a mailed link; 'none' without one, or after a reload. */
export type LinkRedemption =
  | { step: 'none' | 'checking' }
  /** Waits for the visitor's consent. */
  | { step: 'asked'; go(): void }
  | { step: 'done'; redeemed: Redeemed }
  | { step: 'failed'; error: unknown; retry(): void };

/** The result of a try. */
type Result = { of: string } & ({ error: unknown } | { redeemed: Redeemed });

type Options = {
  /**
   * True to ask the visitor first: programs that prefetch the links of mails must neither use up a link nor act on
   * behalf of a person.
   */
  isAsked: boolean;
};

/**
 * Redeems the key of the mailed link, once.
 *
 * @param redeem may be called again after a failure, with the same `idempotencyKey`
 */
export function useRedeemLink(
  redeem: (key: string, idempotencyKey: string) => Promise<Redeemed>,
  { isAsked }: Options,
): LinkRedemption {
  const portal = usePortal();
  const key = useLinkKey();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>();
  const [agreedTo, setAgreedTo] = useState<string>();
  const mark = `${attempt} ${key}`;
  const mayRedeem = key !== undefined && (!isAsked || agreedTo === key || result?.of === mark);

  const begin = useEffectEvent((secret: string) =>
    redeemOnce(portal, (idempotencyKey) => redeem(secret, idempotencyKey)),
  );
  useEffect(() => {
    if (!mayRedeem) return;
    let isWanted = true;
    const settle = (result: Result) => {
      if (isWanted) setResult(result);
    };
    begin(key).then(
      (redeemed) => settle({ of: mark, redeemed }),
      (error: unknown) => settle({ of: mark, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, mark, mayRedeem]);

  if (key === undefined) return { step: 'none' };
  if (!mayRedeem) return { step: 'asked', go: () => setAgreedTo(key) };
  if (result?.of !== mark) return { step: 'checking' };
  if ('redeemed' in result) return { step: 'done', redeemed: result.redeemed };
  return { step: 'failed', error: result.error, retry: () => setAttempt(attempt + 1) };
}
