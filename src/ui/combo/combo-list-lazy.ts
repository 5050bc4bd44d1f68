import { lazily } from '../../lib/lazily';

/** The list of suggestions below a text field; its code loads when the user looks up the first text. */
export const comboList = lazily(async () => (await import('./combo-list')).ComboList);
