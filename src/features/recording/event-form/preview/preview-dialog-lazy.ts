import { lazyDialog } from '../../../../portal/form-parts/lazy-dialog';

/** Shows the event of the form as visitors will see it. */
export const PreviewDialog = lazyDialog(async () => (await import('./event-preview-dialog')).EventPreviewDialog);
