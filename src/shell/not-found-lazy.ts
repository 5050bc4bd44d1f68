import { lazyScreen } from '../routing/lazy-screen';

/** What is shown for a path that no screen answers to: few visitors ever load it. */
export const notFoundRoute = lazyScreen('*', async () => (await import('./not-found-screen')).NotFoundScreen);
