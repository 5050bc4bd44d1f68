import type * as react from 'react/jsx-runtime';

/*
 * The JSX runtime of the views that the painter shares with React, which name it in their first line
 * (`@jsxImportSource #view`, package.json#imports): one copy of each serves both. The painter draws before React is
 * loaded, so the module that loads React registers it here (react-runtime.ts).
 */

export type { JSX } from 'react/jsx-runtime';

type Runtime = (type: never, props: never) => unknown;
type React = Pick<typeof react, 'jsx' | 'jsxs'>;

let reactRuntime: React | undefined;
let runtime: Runtime | undefined;

/** Switches JSX to React once React has loaded. */
export function drawWithReact(react: React): void {
  reactRuntime = react;
}

export const jsx = (...given: Parameters<React['jsx']>): unknown =>
  runtime ? runtime(given[0] as never, given[1] as never) : reactRuntime?.jsx(...given);

export const jsxs = (...given: Parameters<React['jsxs']>): unknown =>
  runtime ? runtime(given[0] as never, given[1] as never) : reactRuntime?.jsxs(...given);

/** The function that code compiled for development calls in place of the two above. */
export const jsxDEV = (...[type, props, key, hasFixedChildren]: [...Parameters<React['jsx']>, boolean?]): unknown =>
  (hasFixedChildren ? jsxs : jsx)(type, props, key);

/** React's fragment symbol. */
export const Fragment = Symbol.for('react.fragment');

/** Runs a function during which JSX uses another runtime. */
export function drawWith<Result>(temporary: Runtime, run: () => Result): Result {
  runtime = temporary;
  try {
    return run();
  } finally {
    runtime = undefined;
  }
}
