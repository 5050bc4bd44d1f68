import { lazyScreen } from '../routing/lazy-screen';

/**
 * What is shown for a path that no screen of an element's own table answers to: a screen that few visitors open first,
 * or the word that there is none. The table of those screens is loaded with it, so that the others cost nothing.
 */
export const furtherRoute = lazyScreen('*', async () => (await import('./further-screens')).FurtherScreens);
