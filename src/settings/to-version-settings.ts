import { readSettings } from './read-settings';
import type { eventRecordingSettings } from './recording-settings';
import { flag, group, type ValueOf } from './setting-kinds';

/** Those settings of recording that visitors depend on, written out: nobody who only reads loads all the others. */
const versions = { showEasyLanguage: flag(false), showSignLanguageVideo: flag(false) } satisfies Pick<
  (typeof eventRecordingSettings)['schema'],
  'showEasyLanguage' | 'showSignLanguageVideo'
>;
const schema = group({ eventRecording: group(versions) });

/** Each with the client's value or its default. */
export type VersionSettings = ValueOf<typeof schema>['eventRecording'];

/** In which versions visitors find what an event says, out of the layers of settings: see readSettings. */
export const toVersionSettings = (...layers: unknown[]): VersionSettings =>
  readSettings(schema, layers).values.eventRecording;
