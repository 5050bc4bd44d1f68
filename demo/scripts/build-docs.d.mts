/** Checks whether a folder may be replaced: it is empty, is not there, or holds an earlier build of the documentation. */
export function isReplaceable(folder: string): boolean;
