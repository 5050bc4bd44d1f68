import { lazily } from '../../../../lib/lazily';

/** Asks before the form is left, where something would be lost. */
export const leavePart = lazily(async () => (await import('./leave-part')).LeavePart);

/** Says that a record has changes which are not published, and takes them back. */
export const unpublishedPanel = lazily(async () => (await import('./unpublished-panel')).UnpublishedPanel);
