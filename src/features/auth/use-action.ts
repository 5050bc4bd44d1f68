import { useRef, useState } from 'react';

/** Something that was asked of the server by pressing a button. */
export type Action = {
  step: 'idle' | 'busy' | 'done' | 'failed';
  error: unknown;
  run(): Promise<void>;
};

/** Runs a call one at a time and keeps how it went. */
export function useAction(call: () => Promise<unknown>): Action {
  const [state, setState] = useState<Pick<Action, 'step' | 'error'>>({ step: 'idle', error: undefined });
  const isBusy = useRef(false);

  async function run() {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ step: 'busy', error: undefined });
    try {
      await call();
      setState({ step: 'done', error: undefined });
    } catch (error) {
      setState({ step: 'failed', error });
    } finally {
      isBusy.current = false;
    }
  }

  return { ...state, run };
}
