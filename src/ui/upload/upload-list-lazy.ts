import { lazily } from '../../lib/lazily';

/** The field for pictures ; its code loads when a form shows the first one. */
export const uploadList = lazily(async () => (await import('./upload-list')).UploadList);
