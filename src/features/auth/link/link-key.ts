import { useLayoutEffect } from 'react';
import { newIdempotencyKey } from '../../../app/idempotency-keys';
import { perElement } from '../../../app/per-element';
import type { Portal } from '../../../app/portal';
import { usePortal, useRoute } from '../../../app/portal';
import type { Confirmed } from '../../../model/answers/confirmed';
import { withoutLocale } from '../../../routing/locale-prefix';
import { splitRoute } from '../../../routing/redirects';

/** The key of a mailed link, only in memory, while its screen is shown. */
type StoredKey = {
  path: string;
  key: string;
  /** For the first try, before the form asks for a password: the server executes its retries only once. */
  idempotencyKey: string;
  redemption: Promise<Redeemed> | undefined;
};

/** The result of a key, for its screen. */
export type Redeemed = Confirmed | undefined;

/** One key per element and API host: a remounted screen finds its key and its result. */
const keyStoreOf = perElement((): { key: StoredKey | undefined } => ({ key: undefined }));

type KeyOwner = Pick<Portal, 'element' | 'client'>;
type LinkPortal = KeyOwner & Pick<Portal, 'router'>;

const pathOf = (route: string) => splitRoute(withoutLocale(route))[0];

/** Returns the key in a route such as '/auth/confirm?key=…'. */
export function keyInRoute(route: string): string | undefined {
  return new URLSearchParams(splitRoute(route)[1]).get('key') || undefined;
}

/** Returns the stored key for the screen of this route, taken out of the address earlier. */
const storedKeyFor = (owner: KeyOwner, route: string): string | undefined => {
  const stored = keyStoreOf(owner).key;
  return stored?.path === pathOf(route) ? stored.key : undefined;
};

/**
 * Moves the key from the address into memory, so that it appears in no history, title or referrer. It is forgotten when
 * another screen is shown.
 */
export function storeKeyFromAddress(portal: LinkPortal): void {
  const { router } = portal;
  const store = keyStoreOf(portal);
  const route = router.route();
  const key = keyInRoute(route);
  if (key === undefined) return;
  const newKey: StoredKey = { path: pathOf(route), key, idempotencyKey: newIdempotencyKey(), redemption: undefined };
  store.key = newKey;
  router.navigate(withoutKey(route), { replace: true });
  const unsubscribe = router.subscribe(() => {
    if (pathOf(router.route()) === newKey.path && store.key === newKey) return;
    if (store.key === newKey) store.key = undefined;
    unsubscribe();
  });
}

function withoutKey(route: string): string {
  const [path, query] = splitRoute(route);
  const remaining = new URLSearchParams(query);
  remaining.delete('key');
  return remaining.size > 0 ? `${path}?${remaining}` : path;
}

/** Returns the key of the mailed link that led to this screen; undefined without one. */
export function useLinkKey(): string | undefined {
  const portal = usePortal();
  const route = useRoute();
  const routeKey = keyInRoute(route);
  useLayoutEffect(() => {
    if (routeKey !== undefined) storeKeyFromAddress(portal);
  }, [portal, routeKey]);
  return routeKey ?? storedKeyFor(portal, route);
}

/** Redeems the stored key once, however often its screen is mounted; after a failure the next call retries. */
export function redeemOnce(owner: KeyOwner, redeem: (idempotencyKey: string) => Promise<Redeemed>): Promise<Redeemed> {
  const stored = keyStoreOf(owner).key;
  if (!stored) return redeem(newIdempotencyKey());
  stored.redemption ??= redeem(stored.idempotencyKey).catch((error: unknown) => {
    stored.redemption = undefined;
    throw error;
  });
  return stored.redemption;
}
