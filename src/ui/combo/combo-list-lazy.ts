import { lazily } from '../../lib/lazily';

/** The list of suggestions below a text field; its code comes with the first text that somebody looks up. */
export const comboList = lazily(async () => (await import('./combo-list')).ComboList);
