import { lazyDialog } from '../../portal/form/lazy-dialog';

/*
 * Few who look at their profile open these.
 */

/** Picks the role, address and community of a relation. */
export const RelationDialog = lazyDialog(async () => (await import('./relations/relation-dialog')).RelationDialog);

/** Suggests an address that the search does not find. */
export const SuggestAddressDialog = lazyDialog(
  async () => (await import('./search/suggest-address-dialog')).SuggestAddressDialog,
);

/** Deletes the account. */
export const DeleteAccountDialog = lazyDialog(
  async () => (await import('./privacy/delete-account-dialog')).DeleteAccountDialog,
);
