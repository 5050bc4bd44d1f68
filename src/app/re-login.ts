import { proxy } from 'valtio';
import { perElement } from './per-element';
import { usePortal } from './portal';

/** How a log-in above a form ended: the same person goes on, another one has come, or nobody logged in. */
export type ReLoginEnd = 'again' | 'other' | 'given-up';

/**
 * Renews a session without leaving the screen: a call that needs a session asks, the log-in dialog above the screen
 * answers (spec section 4; a form must never lose what the user typed).
 */
export type ReLogin = {
  state: { isAsked: boolean };
  /** Opens the log-in above the screen; those who ask meanwhile get the same answer. */
  ask(): Promise<ReLoginEnd>;
  answer(end: ReLoginEnd): void;
  /** Keeps the screen open when the session ends, because it holds unsaved text. @returns ends this */
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

/** The rescue of one element at its host. */
export const reLoginOf = perElement(createReLogin);

/** Brings an ended session back above a form of this element. */
export const useReLogin = (): ReLogin => reLoginOf(usePortal());
