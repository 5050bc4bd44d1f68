import { loadCleaner } from '../lib/clean-html';
import { lazily } from '../lib/lazily';
import { warnOnce } from '../lib/warn';

/** Shows HTML of the client: its cleaner is large, and many clients have no HTML. */
export const cleanMarkup = lazily(async () => {
  try {
    const [{ CleanMarkup }] = await Promise.all([import('./clean-markup'), loadCleaner()]);
    return CleanMarkup;
  } catch (error) {
    warnOnce(`HTML of the settings is not shown. ${String(error)}`);
    throw error;
  }
});
