import type { Payload, Records } from './whole-event';

/** One row of the table: what the client has set, what is written otherwise, and the problems as 'path code'. */
export type RuleCase = {
  settings?: object;
  event?: (records: Records, today: string) => Payload;
  problems: string[];
};

/** Rows by what is special about them. */
export type RuleCases = Record<string, RuleCase>;

/** Settings of one field of the form. */
export const field = (name: string, setting: object) => ({ fieldSettings: { recording: { [name]: setting } } });

/** Settings of the recording as a whole. */
export const recording = (settings: object) => ({ eventRecording: settings });
