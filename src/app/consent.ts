import { useCallback, useLayoutEffect, useState } from 'react';
import { safeStorage } from '../lib/storage';
import { usePortal } from './portal';

/** The detail of `portal-consent`. */
type ConsentRequest = {
  /** The reason for the requests. */
  service: 'map';
  origin: string;
  respondWith(answer: boolean | PromiseLike<boolean>): void;
};

/** The consents that visitors have given themselves, until the tab is closed. */
const visitStorage = safeStorage(() => window.sessionStorage);

const keyOf = (service: string, origin: string) => `event-portal:consent:${service}:${origin}`;

/** Returns the origin of an address; for alternating hosts (`{s}`) that of their common part. */
function originOf(address: string): string {
  try {
    return new URL(address.replace('{s}.', '')).origin;
  } catch {
    return '';
  }
}

/** The permission for requests to another origin. */
type Consent = {
  isGiven: boolean;
  /** True if the visitor has just given it on this screen. */
  isNew: boolean;
  /** Stores the visitor's consent for this visit. */
  give(): void;
};

/**
 * Asks the page by `portal-consent` whether requests to another origin are allowed. Its answers count whenever they
 * come, the last one first. Until there is a yes the screen asks the visitor, whose consent lasts for the visit.
 *
 * @param isNeeded false if the origin is asked anyway: then nobody is asked
 */
export function useConsent(service: ConsentRequest['service'], address: string, isNeeded: boolean): Consent {
  const { emit } = usePortal();
  const origin = originOf(address);
  const key = keyOf(service, origin);
  const [allowedKey, setAllowedKey] = useState<string>();
  const [newKey, setNewKey] = useState<string>();

  // Before the first paint, so that a page that answers at once shows no question.
  useLayoutEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const take = (answer: unknown) => {
      if (isCurrent) setAllowedKey(answer === true ? key : undefined);
    };
    const respondWith: ConsentRequest['respondWith'] = (answer) => {
      if (typeof answer === 'boolean') take(answer);
      else Promise.resolve(answer).then(take, () => take(false));
    };
    emit('portal-consent', { service, origin, respondWith } satisfies ConsentRequest);
    return () => {
      isCurrent = false;
    };
  }, [emit, service, origin, key, isNeeded]);

  const give = useCallback(() => {
    visitStorage.set(key, '1');
    setNewKey(key);
  }, [key]);
  const isNew = newKey === key;
  const isGiven = !isNeeded || isNew || allowedKey === key || visitStorage.get(key) !== undefined;
  return { isGiven, isNew, give };
}
