import { lazyDialog } from '../../../../portal/form-parts/lazy-dialog';

/** Sets what must stay visible of a picture; few organisers open it. */
export const FocalDialog = lazyDialog(async () => (await import('./focal-dialog')).FocalDialog);
