import { readSettings } from './read-settings';
import type { eventRecordingSettings } from './recording-settings';
import { flag, group, type ValueOf } from './setting-kinds';

/** The subset of the event settings that visitors need, declared here so that readers do not load all the others. */
const versions = { showEasyLanguage: flag(false), showSignLanguageVideo: flag(false) } satisfies Pick<
  (typeof eventRecordingSettings)['schema'],
  'showEasyLanguage' | 'showSignLanguageVideo'
>;
const schema = group({ eventRecording: group(versions) });

/** The visible versions of an event's text, each with the client's value or its default. */
export type TextVersionSettings = ValueOf<typeof schema>['eventRecording'];

/** Reads from the layers of settings in which versions visitors find an event's text: see readSettings. */
export const toTextVersionSettings = (...layers: unknown[]): TextVersionSettings =>
  readSettings(schema, layers).values.eventRecording;
