import { lazyDialog } from '../../../../portal/form-parts/lazy-dialog';

/** Sets how a picture is cut and what of it must stay visible; few organisers open it. */
export const CutDialog = lazyDialog(async () => (await import('./cut-dialog')).CutDialog);
