import { lazily } from '../lib/lazily';
import { warnOnce } from '../lib/warn';

/** Shows HTML of the client: its cleaner is large, and many clients have no HTML. */
export const cleanMarkup = lazily(async () => {
  try {
    return (await import('./clean-markup')).CleanMarkup;
  } catch (error) {
    warnOnce(`HTML of the settings could not be shown. ${String(error)}`);
    throw error;
  }
});
