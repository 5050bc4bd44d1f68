import { useRef, useState } from 'react';
import { useIsShown } from '../ui/use-is-shown';
import { createIdempotencyKeys } from './idempotency-keys';
import { usePortal } from './portal';
import { withLogin } from './with-login';

/** The attempt that runs a mutation's call. */
export type MutationAttempt = {
  /** The same for a repetition whose predecessor may have reached the server. */
  idempotencyKey: string;
  /** Returns whether the component is still on screen. */
  isShown(): boolean;
};

type State<Input, Result> =
  | { step: 'idle'; error?: undefined; result?: undefined; input?: Input }
  | { step: 'pending'; error?: undefined; result?: undefined; input: Input }
  | { step: 'done'; error?: undefined; result: Result; input: Input }
  | { step: 'failed'; error: unknown; result?: undefined; input: Input };

/** A call to the server by a button, with its state. */
export type Mutation<Input, Result> = State<Input, Result> & {
  isPending: boolean;
  /** Sends; does nothing while another attempt is pending. */
  run(input: Input): Promise<void>;
  /** Repeats the failed call with the same idempotency key. */
  retry(): Promise<void>;
  /** Resets the state. */
  reset(): void;
};

type Options<Input, Result> = {
  /** True if an expired session opens the log-in above the screen, and the call continues after it. */
  needsSession?: boolean;
  /** The catalogues whose cached responses are stale after success, as in 'my'. */
  invalidates?: readonly string[];
  /** Runs after success, unless the component has left the screen. */
  onDone?(result: Result, input: Input): void;
  /** Runs after a failure, unless the component has left the screen. */
  onFailed?(error: unknown, input: Input): void;
};

/** Returns a call for a button, one at a time. After the component is gone its response only invalidates. */
export function useMutation<Input = void, Result = unknown>(
  call: (input: Input, attempt: MutationAttempt) => Promise<Result>,
  { needsSession = false, invalidates = [], onDone, onFailed }: Options<Input, Result> = {},
): Mutation<Input, Result> {
  const portal = usePortal();
  const isShown = useIsShown();
  const [attempts] = useState(createIdempotencyKeys);
  const [state, setState] = useState<State<Input, Result>>({ step: 'idle' });
  const isRunning = useRef(false);
  const last = useRef<{ input: Input; idempotencyKey: string }>(undefined);

  async function send(input: Input, idempotencyKey: string) {
    isRunning.current = true;
    last.current = { input, idempotencyKey };
    setState({ step: 'pending', input });
    const write = () => call(input, { idempotencyKey, isShown });
    try {
      const result = await (needsSession ? withLogin(portal, write) : write());
      attempts.succeeded();
      for (const catalogue of invalidates) portal.client.queryCache.forget(catalogue);
      if (!isShown()) return;
      setState({ step: 'done', result, input });
      onDone?.(result, input);
    } catch (error) {
      attempts.failed(error);
      if (!isShown()) return;
      setState({ step: 'failed', error, input });
      onFailed?.(error, input);
    } finally {
      isRunning.current = false;
    }
  }

  return {
    ...state,
    isPending: state.step === 'pending',
    async run(input) {
      if (!isRunning.current) await send(input, attempts.next({ input }, undefined).idempotencyKey);
    },
    async retry() {
      if (!isRunning.current && last.current) await send(last.current.input, last.current.idempotencyKey);
    },
    reset: () => setState({ step: 'idle' }),
  };
}
