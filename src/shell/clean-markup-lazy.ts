import { warnOnce } from '../lib/warn';
import { lazyPart } from '../portal/lazy-part';

/** Shows HTML of the client: its cleaner is large, and many clients have no HTML. */
export const cleanMarkup = lazyPart(async () => {
  try {
    return (await import('./clean-markup')).CleanMarkup;
  } catch (error) {
    warnOnce(`HTML of the settings could not be shown. ${String(error)}`);
    throw error;
  }
});
