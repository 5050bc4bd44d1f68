import { LOCALES } from '../../i18n/locale';
import { lazily } from '../../lib/lazily';
import { uploadTexts } from './upload-texts-lazy';

/** The field for pictures with its texts; its code loads when a form shows the first one. */
export const uploadList = lazily(async () => {
  const [{ UploadList }] = await Promise.all([
    import('./upload-list'),
    ...LOCALES.map((locale) => uploadTexts.load(locale)),
  ]);
  return UploadList;
});
