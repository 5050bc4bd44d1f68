import { useLayoutEffect } from 'react';
import { newIdempotencyKey } from '../../../app/idempotency-keys';
import { perElement } from '../../../app/per-element';
import type { Portal } from '../../../app/portal';
import { usePortal, useRoute } from '../../../app/portal';
import type { Confirmed } from '../../../model/answers/confirmed';
import { withoutLocale } from '../../../routing/locale-prefix';
import { splitRoute } from '../../../routing/redirects';

/** The key of a mailed link, only in memory, while its screen is shown. */
type HeldKey = {
  path: string;
  key: string;
  /** For the first try, before the form asks for a password: the server executes its retries only once. */
  idempotencyKey: string;
  redemption: Promise<Redeemed> | undefined;
};

/** The result of a key, for its screen. */
export type Redeemed = Confirmed | undefined;

/** One key per element and API host: a remounted screen finds its key and its result. */
const heldBy = perElement((): { key: HeldKey | undefined } => ({ key: undefined }));

type Holder = Pick<Portal, 'element' | 'client'>;
type Linked = Holder & Pick<Portal, 'router'>;

const pathOf = (route: string) => splitRoute(withoutLocale(route))[0];

/** Returns the key in a route such as '/auth/confirm?key=…'. */
export function keyInRoute(route: string): string | undefined {
  return new URLSearchParams(splitRoute(route)[1]).get('key') || undefined;
}

/** Returns the stored key for the screen of this route, taken out of the address earlier. */
const keyHeldFor = (holder: Holder, route: string): string | undefined => {
  const known = heldBy(holder).key;
  return known?.path === pathOf(route) ? known.key : undefined;
};

/**
 * Moves the key from the address into memory, so that it appears in no history, title or referrer. It is forgotten when
 * another screen is shown.
 */
export function takeKey(linked: Linked): void {
  const { router } = linked;
  const held = heldBy(linked);
  const route = router.route();
  const key = keyInRoute(route);
  if (key === undefined) return;
  const taken: HeldKey = { path: pathOf(route), key, idempotencyKey: newIdempotencyKey(), redemption: undefined };
  held.key = taken;
  router.navigate(withoutKey(route), { replace: true });
  const end = router.subscribe(() => {
    if (pathOf(router.route()) === taken.path && held.key === taken) return;
    if (held.key === taken) held.key = undefined;
    end();
  });
}

function withoutKey(route: string): string {
  const [path, query] = splitRoute(route);
  const rest = new URLSearchParams(query);
  rest.delete('key');
  return rest.size > 0 ? `${path}?${rest}` : path;
}

/** Returns the key of the mailed link that led to this screen; undefined without one. */
export function useLinkKey(): string | undefined {
  const portal = usePortal();
  const route = useRoute();
  const inRoute = keyInRoute(route);
  useLayoutEffect(() => {
    if (inRoute !== undefined) takeKey(portal);
  }, [portal, inRoute]);
  return inRoute ?? keyHeldFor(portal, route);
}

/** Redeems the stored key once, however often its screen is mounted; after a failure the next call retries. */
export function redeemOnce(holder: Holder, redeem: (idempotencyKey: string) => Promise<Redeemed>): Promise<Redeemed> {
  const known = heldBy(holder).key;
  if (!known) return redeem(newIdempotencyKey());
  known.redemption ??= redeem(known.idempotencyKey).catch((error: unknown) => {
    known.redemption = undefined;
    throw error;
  });
  return known.redemption;
}
