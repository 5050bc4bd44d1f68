import type { Settings } from './settings-schema';
import type { WorkSettings } from './work-settings-schema';

/** The client's settings for the form of an event, or of an article with the same names. */
export type RecordingRules = Pick<Settings, 'authenticatedArea'> &
  Pick<WorkSettings, 'fieldSettings'> & { eventRecording: Omit<WorkSettings['eventRecording'], 'completeness'> };

/**
 * Returns the client's settings for articles (`articleRecording`, spec section 3) under the names of those for events.
 * So validation, sanitising and display of texts, fields, addresses, publication dates and pictures work for both.
 */
export const articleRules = ({
  authenticatedArea,
  articleRecording,
  fieldSettings,
}: Pick<Settings, 'authenticatedArea'> & Pick<WorkSettings, 'articleRecording' | 'fieldSettings'>): RecordingRules => {
  const { publicationDates, ...recording } = articleRecording;
  return {
    authenticatedArea,
    eventRecording: {
      ...recording,
      ...{ showTicketTab: false, showEasyLanguage: false, showSignLanguageVideo: false, importFromAddress: false },
      eventAppointmentType: 'free',
      infoTexts: { ...recording.infoTexts, rubric: '', links: '', tickets: '' },
    },
    fieldSettings: {
      recording: {
        ...fieldSettings.recording,
        // These two apply to events; for an article only requiredAddresses counts.
        location_required: undefined,
        promoter_required: undefined,
        publicationDates,
      },
    },
  };
};
