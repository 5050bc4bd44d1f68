import { proxy } from 'valtio';
import { ofElement } from './of-element';
import { usePortal } from './portal';

/** How a log-in above a form ended: the same person goes on, another one has come, or nobody logged in. */
export type RescueEnd = 'again' | 'other' | 'given-up';

/**
 * Renews a session without leaving the screen: a call that needs a session asks, the log-in dialog above the screen
 * answers (spec section 4; a form must never lose what the user typed).
 */
export type Rescue = {
  state: { isAsked: boolean };
  /** Opens the log-in above the screen; those who ask meanwhile get the same answer. */
  ask(): Promise<RescueEnd>;
  answer(end: RescueEnd): void;
  /** Keeps the screen open when the session ends, because it holds unsaved text. @returns ends this */
  hold(): () => void;
  isHeld(): boolean;
};

export function createRescue(): Rescue {
  const state = proxy({ isAsked: false });
  const holders = new Set<object>();
  let pending: { promise: Promise<RescueEnd>; resolve(end: RescueEnd): void } | undefined;
  return {
    state,
    ask() {
      if (pending) return pending.promise;
      let resolve: (end: RescueEnd) => void = () => undefined;
      const promise = new Promise<RescueEnd>((settle) => {
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
export const rescueOf = ofElement(createRescue);

/** Brings an ended session back above a form of this element. */
export const useRescue = (): Rescue => rescueOf(usePortal());
