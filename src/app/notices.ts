import { proxy, ref } from 'valtio';
import { perElement } from './per-element';
import { usePortal } from './portal';

/** Something that has just happened, said once. */
export type OneTimeNotice = {
  kind: 'success' | 'info' | 'error';
  text: string;
  /** A way on; the route carries its locale prefix. */
  link?: { label: string; route: string };
};

/** What one element says above its screens. A notice belongs to the screen on which it is shown first. */
export type Notices = {
  state: { current: OneTimeNotice | undefined };
  /** Replaces the notice before, and is announced even where both are equal. */
  say(notice: OneTimeNotice): void;
  dismiss(): void;
  /** Takes back that something has succeeded: the user does the next thing, which may fail. */
  withdrawSuccess(): void;
};

function createNotices(): Notices {
  const state = proxy<Notices['state']>({ current: undefined });
  return {
    state,
    say(notice) {
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

/** What one element says at its host. */
export const noticesOf = perElement(createNotices);

/** Says above the next screen of this element what has just happened. */
export const useNotices = (): Notices => noticesOf(usePortal());
