import type { Has } from '../model/capabilities';
import type { FirstSettings } from './first-settings';

/** The switches of features that a backend may lack. */
type Switches = Pick<FirstSettings, 'authenticatedArea'> & {
  applicationSettings: FirstSettings['applicationSettings'] & { activateAdverts?: boolean };
};

/** Returns the settings with the features off that the backend does not have, whatever server and page switch on. */
export function limitSettings<Limited extends Switches>(settings: Limited, has: Has): Limited {
  const { applicationSettings, authenticatedArea } = settings;
  const hasAccounts = has('auth');
  return {
    ...settings,
    applicationSettings: {
      ...applicationSettings,
      activateEventsRecording: applicationSettings.activateEventsRecording && hasAccounts && has('recording'),
      activateArticles: applicationSettings.activateArticles && has('articles'),
      ...(applicationSettings.activateAdverts && !has('adverts') && { activateAdverts: false }),
    },
    authenticatedArea: {
      ...authenticatedArea,
      showLoginSignupButton: authenticatedArea.showLoginSignupButton && hasAccounts,
    },
  };
}
