import { loadCleaner } from '../../../lib/clean-html';
import { lazily } from '../../../lib/lazily';

/** The browser has nothing else to do then, or has been busy for long enough. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    // Safari does not know the first.
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 5_000 }) : setTimeout(resolve, 1_000),
  );

/** Describes a list to search engines; no visitor waits for it. */
export const listDescription = lazily(async () => {
  await idle();
  return (await Promise.all([import('./list-description'), loadCleaner()]))[0];
});
