/** Resolves with undefined after a delay, so that in a race any value wins. */
export const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
