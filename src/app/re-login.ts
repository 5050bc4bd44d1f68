import { proxy } from 'valtio';
import { perElement } from './per-element';
import { usePortal } from './portal';

/** The result of a log-in above a form: the same person, another one, or nobody. */
export type ReLoginResult = 'again' | 'other' | 'given-up';

/**
 * Renews a session without leaving the screen. A call that needs a session requests it, the log-in dialog above the
 * screen resolves it (spec section 4; a form must never lose the user's input).
 */
export type ReLogin = {
  state: { isOpen: boolean };
  /** Opens the log-in above the screen; simultaneous callers get the same result. */
  request(): Promise<ReLoginResult>;
  finish(result: ReLoginResult): void;
  /** Keeps the screen mounted when the session ends, because it contains unsaved input. @returns release function */
  keepScreen(): () => void;
  isScreenKept(): boolean;
};

export function createReLogin(): ReLogin {
  const state = proxy({ isOpen: false });
  const holders = new Set<object>();
  let pending: { promise: Promise<ReLoginResult>; resolve(result: ReLoginResult): void } | undefined;
  return {
    state,
    request() {
      if (pending) return pending.promise;
      let resolve: (result: ReLoginResult) => void = () => undefined;
      const promise = new Promise<ReLoginResult>((resolvePromise) => {
        resolve = resolvePromise;
      });
      pending = { promise, resolve };
      state.isOpen = true;
      return promise;
    },
    finish(result) {
      state.isOpen = false;
      pending?.resolve(result);
      pending = undefined;
    },
    keepScreen() {
      const holder = {};
      holders.add(holder);
      return () => {
        holders.delete(holder);
      };
    },
    isScreenKept: () => holders.size > 0,
  };
}

/** Returns the re-login of one element at its host. */
export const reLoginOf = perElement(createReLogin);

/** Returns the re-login of this element, for forms. */
export const useReLogin = (): ReLogin => reLoginOf(usePortal());
