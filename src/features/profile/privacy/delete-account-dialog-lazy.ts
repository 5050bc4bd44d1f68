import { lazyDialog } from '../../../portal/form-parts/lazy-dialog';

/** Deletes the account. */
export const DeleteAccountDialog = lazyDialog(
  async () => (await import('./delete-account-dialog')).DeleteAccountDialog,
);
