/** Returns the content of a process's mark: its id and its start, because ids are reused. */
export function markOf(processId: number): string;
/** Returns the id of the living process that wrote the mark; undefined if it has ended. */
export function livingHolder(mark: string): number | undefined;
