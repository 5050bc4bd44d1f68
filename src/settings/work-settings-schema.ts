import { advertSettings } from './advert-settings';
import { mapSettings } from './map-settings';
import { articleRecordingSettings, eventRecordingSettings, recordingFieldSettings } from './recording-settings';
import { group, type ValueOf } from './setting-kinds';
import { shownAdvertsSettings } from './shown-adverts-settings';

/** The settings for authors of events and articles and for advertisers; visitors do not load them. */
export const workSettingsSchema = group({
  eventRecording: eventRecordingSettings,
  articleRecording: articleRecordingSettings,
  advertSettings: group({ ...advertSettings.schema, ...shownAdvertsSettings.schema }),
  map: mapSettings,
  fieldSettings: group({ recording: recordingFieldSettings }),
});

/** The work settings, each with the client's value or its default. */
export type WorkSettings = ValueOf<typeof workSettingsSchema>;
