import { lazyDialog } from '../../../../portal/form-parts/lazy-dialog';

/** Shows the article of the form as visitors will read it. */
export const PreviewDialog = lazyDialog(async () => (await import('./article-preview-dialog')).ArticlePreviewDialog);
