import type { Lazily } from './lazily';

/** A part that is never there: what stands in the classic script, where all is one file, in the place of a part that it leaves out. */
export const never: Lazily<never> = {
  ready: () => undefined,
  load: () => new Promise(() => {}),
  subscribe: () => () => {},
};
