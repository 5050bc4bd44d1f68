import type * as react from 'react/jsx-runtime';

/*
 * The JSX runtime of the views that the first painter shares with React, which name it in their first line
 * (`@jsxImportSource #view`, package.json#imports): one copy of each serves both. The painter draws before React is
 * loaded, so the module that loads React hands it in here (react-runtime.ts).
 */

export type { JSX } from 'react/jsx-runtime';

type Runtime = (type: never, props: never) => unknown;
type React = Pick<typeof react, 'jsx' | 'jsxs'>;

let usual: React | undefined;
let runtime: Runtime | undefined;

/** Makes JSX use React from now on, once React has loaded. */
export function drawWithReact(react: React): void {
  usual = react;
}

export const jsx = (...given: Parameters<React['jsx']>): unknown =>
  runtime ? runtime(given[0] as never, given[1] as never) : usual?.jsx(...given);

export const jsxs = (...given: Parameters<React['jsxs']>): unknown =>
  runtime ? runtime(given[0] as never, given[1] as never) : usual?.jsxs(...given);

/** What code that was compiled for development calls instead of the two above. */
export const jsxDEV = (...[type, props, key, hasFixedChildren]: [...Parameters<React['jsx']>, boolean?]): unknown =>
  (hasFixedChildren ? jsxs : jsx)(type, props, key);

/** What React knows as a fragment. */
export const Fragment = Symbol.for('react.fragment');

/** Runs a function during which JSX uses another runtime. */
export function drawWith<Result>(other: Runtime, act: () => Result): Result {
  runtime = other;
  try {
    return act();
  } finally {
    runtime = undefined;
  }
}
