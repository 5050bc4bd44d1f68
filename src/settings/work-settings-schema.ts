import { advertSettings } from './advert-settings';
import { mapSettings } from './map-settings';
import { articleRecordingSettings, eventRecordingSettings, recordingFieldSettings } from './recording-settings';
import { group, type ValueOf } from './setting-kinds';
import { shownAdvertsSettings } from './shown-adverts-settings';

/** The settings that only those need who record events and articles or order adverts: no visitor loads them. */
export const workSettingsSchema = group({
  eventRecording: eventRecordingSettings,
  articleRecording: articleRecordingSettings,
  advertSettings: group({ ...advertSettings.schema, ...shownAdvertsSettings.schema }),
  map: mapSettings,
  fieldSettings: group({ recording: recordingFieldSettings }),
});

/** Each with the client's value or its default. */
export type WorkSettings = ValueOf<typeof workSettingsSchema>;
