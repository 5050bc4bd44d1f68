import { proxy } from 'valtio';
import { perElement } from './per-element';
import { usePortal } from './portal';

/** The result of a log-in above a form: the same person, another one, or nobody. */
export type ReLoginEnd = 'again' | 'other' | 'given-up';

/**
 * Renews a session without leaving the screen. A call that needs a session requests it, the log-in dialog above the
 * screen resolves it (spec section 4; a form must never lose the user's input).
 */
export type ReLogin = {
  state: { isAsked: boolean };
  /** Opens the log-in above the screen; simultaneous callers get the same result. */
  ask(): Promise<ReLoginEnd>;
  answer(end: ReLoginEnd): void;
  /** Keeps the screen mounted when the session ends, because it contains unsaved input. @returns release function */
  hold(): () => void;
  isHeld(): boolean;
};

export function createReLogin(): ReLogin {
  const state = proxy({ isAsked: false });
  const holders = new Set<object>();
  let pending: { promise: Promise<ReLoginEnd>; resolve(end: ReLoginEnd): void } | undefined;
  return {
    state,
    ask() {
      if (pending) return pending.promise;
      let resolve: (end: ReLoginEnd) => void = () => undefined;
      const promise = new Promise<ReLoginEnd>((settle) => {
        resolve = settle;
      });
      pending = { promise, resolve };
      state.isAsked = true;
      return promise;
    },
    answer(end) {
      state.isAsked = false;
      pending?.resolve(end);
      pending = undefined;
    },
    hold() {
      const holder = {};
      holders.add(holder);
      return () => {
        holders.delete(holder);
      };
    },
    isHeld: () => holders.size > 0,
  };
}

/** Returns the re-login of one element at its host. */
export const reLoginOf = perElement(createReLogin);

/** Returns the re-login of this element, for forms. */
export const useReLogin = (): ReLogin => reLoginOf(usePortal());
