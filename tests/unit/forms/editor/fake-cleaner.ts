import type { Cleaner } from '../../../../src/lib/html-cleaner';

/** The cleaner needs a real browser; here the schema is looked at alone. */
export const fakeCleaner: Cleaner = {
  content: (html) => html,
  scaffold: (html) => html,
  addDataScript: () => null,
  // No scaffold is shown here.
  scaffoldBox: {} as never,
  fill: () => undefined,
};
