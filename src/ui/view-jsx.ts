import * as react from 'react/jsx-runtime';

/*
 * The views that the first painter shares with React are compiled against this runtime (dist-config/plugin-view-jsx.ts):
 * one copy of each serves both. Outside `drawWith` it is React's own.
 */

type Runtime = (type: never, props: never) => unknown;

let runtime: Runtime | undefined;

export const jsx: typeof react.jsx = (type, props, key) =>
  runtime ? (runtime(type as never, props as never) as ReturnType<typeof react.jsx>) : react.jsx(type, props, key);

export const jsxs: typeof react.jsxs = (type, props, key) =>
  runtime ? (runtime(type as never, props as never) as ReturnType<typeof react.jsxs>) : react.jsxs(type, props, key);

export const { Fragment } = react;

/** Runs an act during which JSX means another runtime. */
export function drawWith<Result>(other: Runtime, act: () => Result): Result {
  runtime = other;
  try {
    return act();
  } finally {
    runtime = undefined;
  }
}
