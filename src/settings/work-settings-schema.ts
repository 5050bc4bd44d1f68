import { type Infer, type } from 'superstruct';
import { advertSettings } from './advert-settings';
import { articleRecordingSettings, eventRecordingSettings, recordingFieldSettings } from './recording-settings';

/** The settings that only those need who record events and articles or order adverts: no visitor loads them. */
export const workSettingsSchema = type({
  eventRecording: eventRecordingSettings,
  articleRecording: articleRecordingSettings,
  advertSettings,
  fieldSettings: type({ recording: recordingFieldSettings }),
});

/** Each with the client's value or its default. */
export type WorkSettings = Infer<typeof workSettingsSchema>;
