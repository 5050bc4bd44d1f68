/** A promise with its value in the fields that React's `use` reads, so that an available value renders at once. */
export type Settling<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Adds the fulfilled value to a promise. React itself adds a failure. */
export function settling<Value>(promise: Promise<Value>): Settling<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
