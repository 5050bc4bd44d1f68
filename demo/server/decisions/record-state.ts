/** The state of a record: its status, and a text that differs after every change. */
export type RecordState = { status: string; text: string };

/** Returns the stored text of a state; a removed record has no state. */
export const stateText = (state: RecordState | undefined): string => state?.text ?? 'removed';
