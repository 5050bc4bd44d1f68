import { useData } from 'vitepress';
import type { Sources } from './example-code';

/** Returns the addresses of the live examples: those of the server of the docs, or the ones of the build. */
export const useSources = (): Sources => useData<{ sources: Sources }>().theme.value.sources;
