import { lazyDialog } from '../../../../portal/form-parts/lazy-dialog';

/** Cancels, postpones or moves an event or one of its dates. */
export const StandingDialog = lazyDialog(async () => (await import('./standing-dialog')).StandingDialog);
