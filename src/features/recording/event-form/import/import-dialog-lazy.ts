import { lazyDialog } from '../../../../portal/form-parts/lazy-dialog';

/** Shows what a file would fill in; the readers come with it. */
export const ImportDialog = lazyDialog(async () => (await import('./import-dialog')).ImportDialog);
