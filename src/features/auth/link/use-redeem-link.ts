import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { type Redeemed, redeemOnce, useLinkKey } from './link-key';

/** How far the link of a mail is; 'none' for a visitor who came without one, or has reloaded the page. */
export type LinkRedemption =
  | { step: 'none' | 'checking' }
  /** What the link does waits for the visitor's word. */
  | { step: 'asked'; go(): void }
  | { step: 'done'; redeemed: Redeemed }
  | { step: 'failed'; error: unknown; retry(): void };

/** How a try has ended. */
type Result = { of: string } & ({ error: unknown } | { redeemed: Redeemed });

type Options = {
  /**
   * Whether the visitor is asked first: programs that open the links of mails ahead must neither use up a link nor act
   * in somebody's name.
   */
  isAsked: boolean;
};

/**
 * Redeems the key that has led here, once.
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
