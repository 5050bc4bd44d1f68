/** Returns the line with the reason of a decision in a German mail; none without one. */
export const reasonDe = (reason: string | undefined): string[] => (reason ? [`Begründung: ${reason}`] : []);

/** Returns the line with the reason of a decision in an English mail; none without one. */
export const reasonEn = (reason: string | undefined): string[] => (reason ? [`Reason: ${reason}`] : []);
