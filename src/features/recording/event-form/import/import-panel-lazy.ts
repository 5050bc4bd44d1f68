import { lazily } from '../../../../lib/lazily';

/** Offers to fill the form from a file; the readers come with the dialog. */
export const importPanel = lazily(async () => (await import('./import-panel')).ImportPanel);
