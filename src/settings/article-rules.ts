import type { Settings } from './settings-schema';
import type { WorkSettings } from './work-settings-schema';

/** How a client lets something be recorded: an event, or an article in the same words. */
export type RecordingRules = Pick<Settings, 'authenticatedArea'> &
  Pick<WorkSettings, 'fieldSettings'> & { eventRecording: Omit<WorkSettings['eventRecording'], 'completeness'> };

/**
 * The client's rules for articles (`articleRecording`, spec section 3) in the words of those for events: what judges,
 * cleans and shows texts, fields, addresses, publication dates and pictures need not know which of both is written.
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
      ...{ showTicketTab: false, showEasyLanguage: false, showSignLanguageVideo: false },
      eventAppointmentType: 'free',
      infoTexts: { ...recording.infoTexts, rubric: '', links: '', tickets: '' },
    },
    fieldSettings: {
      recording: {
        ...fieldSettings.recording,
        // These two speak of events; of an article only requiredAddresses does.
        location_required: undefined,
        promoter_required: undefined,
        publicationDates,
      },
    },
  };
};
