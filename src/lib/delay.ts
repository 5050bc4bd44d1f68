/** Waits, and says nothing when it is over: in a race, whoever brings a value has won. */
export const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
