import { useEffect, useMemo, useState } from 'react';
import { createDraftUploads } from '../../../../forms/saving/draft-uploads';
import type { EditableRecord } from '../../../../model/answers/event-record';
import type { Picture } from '../../../../model/answers/picture';
import type { MediumRow } from '../record-draft';
import { useRecordFormContent } from '../record-form-context';
import { cropInBrowser } from './crop-in-browser';
import { previewListPicture, previewPictures, uncroppedPictures } from './preview-pictures';
import { useStoredRecord } from './use-stored-record';

type Preview = {
  record: EditableRecord<unknown> | undefined;
  pictures: Picture[];
  /** The picture of the card, if its crop differs from that of the page. */
  listPicture: Picture | undefined;
};

/** Provides the form's pictures as visitors will get them, and the stored record; undefined while they load. */
export function usePreviewPictures(media: readonly MediumRow[]): Preview | undefined {
  const { files } = useRecordFormContent();
  const { isSettled, record } = useStoredRecord();
  const sources = useMemo(
    () => ({ stored: record?.pictures ?? [], uploads: media.length > 0 ? files(createDraftUploads) : undefined }),
    [record, media, files],
  );
  const [croppedUrls, setCroppedUrls] = useState<ReadonlyMap<string, string>>();

  useEffect(() => {
    if (!isSettled) return;
    let isCancelled = false;
    const urls: string[] = [];
    const cropOne = async ({ id, address, crop }: ReturnType<typeof uncroppedPictures>[number]) => {
      const url = await cropInBrowser(address, crop);
      if (isCancelled) URL.revokeObjectURL(url);
      else urls.push(url);
      return [id, url] as const;
    };
    void Promise.allSettled(uncroppedPictures(media, sources).map(cropOne)).then((results) => {
      if (!isCancelled)
        setCroppedUrls(new Map(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))));
    });
    return () => {
      isCancelled = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [isSettled, media, sources]);

  return useMemo(() => {
    if (!isSettled || !croppedUrls) return undefined;
    const pictures = previewPictures(media, { ...sources, croppedUrls });
    return { record, pictures, listPicture: previewListPicture(media, pictures, croppedUrls) };
  }, [isSettled, croppedUrls, record, media, sources]);
}
