import { lazyDialog } from './lazy-dialog';

/** Asks before changes of a record are discarded. */
export const DiscardDialog = lazyDialog(async () => (await import('./discard-dialog')).DiscardDialog);
