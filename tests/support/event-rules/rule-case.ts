import type { Payload, Records } from './whole-event';

/** A row of the table: the client's settings, the changed content, and the problems as 'path code'. */
export type RuleCase = {
  settings?: object;
  event?: (records: Records, today: string) => Payload;
  problems: string[];
};

/** Rows by their description. */
export type RuleCases = Record<string, RuleCase>;

/** Returns settings of one field of the form. */
export const field = (name: string, setting: object) => ({ fieldSettings: { recording: { [name]: setting } } });

/** Returns settings of the recording as a whole. */
export const recording = (settings: object) => ({ eventRecording: settings });
