/** What a process writes into its mark: its number and when it started, because numbers are given again. */
export function markOf(processId: number): string;
/** The number of the process that lives and wrote the mark, undefined when none does. */
export function livingHolder(mark: string): number | undefined;
