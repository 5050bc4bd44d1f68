/**
 * A promise that also says that it has been fulfilled, in the fields that React's `use` looks at: what is there already
 * is drawn at once.
 */
export type Settling<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Notes at a promise with what it has been fulfilled. A failure is noted by React itself. */
export function settling<Value>(promise: Promise<Value>): Settling<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
