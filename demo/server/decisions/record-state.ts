/** The state of a record: its status, and a text that differs after every change. */
export type RecordState = { status: string; text: string };

/** The text of a state as decisions store it; a removed record has no state. */
export const stateText = (state: RecordState | undefined): string => state?.text ?? 'removed';
