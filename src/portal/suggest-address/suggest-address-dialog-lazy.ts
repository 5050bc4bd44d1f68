import { lazyDialog } from '../form-parts/lazy-dialog';

/** Suggests an address that the search does not find. */
export const SuggestAddressDialog = lazyDialog(
  async () => (await import('./suggest-address-dialog')).SuggestAddressDialog,
);
