import { proxy, ref } from 'valtio';
import { perElement } from './per-element';
import { usePortal } from './portal';

/** A message about a recent action, shown once. */
export type OneTimeNotice = {
  kind: 'success' | 'info' | 'error';
  text: string;
  /** A link; the route includes its locale prefix. */
  link?: { label: string; route: string };
};

/** The notices above one element's screens. A notice belongs to the screen on which it is shown first. */
export type Notices = {
  state: { current: OneTimeNotice | undefined };
  /** Replaces the previous notice, and is announced even if both are equal. */
  show(notice: OneTimeNotice): void;
  dismiss(): void;
  /** Removes a success message: the next action of the user may fail. */
  withdrawSuccess(): void;
};

function createNotices(): Notices {
  const state = proxy<Notices['state']>({ current: undefined });
  return {
    state,
    show(notice) {
      state.current = ref({ ...notice });
    },
    dismiss() {
      state.current = undefined;
    },
    withdrawSuccess() {
      if (state.current?.kind === 'success') state.current = undefined;
    },
  };
}

/** Returns the notices of an element at its host. */
export const noticesOf = perElement(createNotices);

/** Returns the notices for the next screen of this element. */
export const useNotices = (): Notices => noticesOf(usePortal());
