import { LOCALES } from '../../i18n/locale';
import { lazily } from '../../lib/lazily';
import { uploadTexts } from './upload-texts-lazy';

/** The field for pictures with its few words in every language; its code comes when a form shows one. */
export const uploadList = lazily(async () => {
  const [{ UploadList }] = await Promise.all([
    import('./upload-list'),
    ...LOCALES.map((locale) => uploadTexts.load(locale)),
  ]);
  return UploadList;
});
