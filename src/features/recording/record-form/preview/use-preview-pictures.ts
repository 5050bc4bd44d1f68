import { useEffect, useMemo, useState } from 'react';
import { createDraftUploads } from '../../../../forms/saving/draft-uploads';
import type { EditableRecord } from '../../../../model/answers/event-record';
import type { Picture } from '../../../../model/answers/picture';
import type { MediumRow } from '../record-draft';
import { useRecordFormContent } from '../record-form-context';
import { cropInBrowser } from './crop-in-browser';
import { previewListPicture, previewPictures, uncutPictures } from './preview-pictures';
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
  const [cut, setCut] = useState<ReadonlyMap<string, string>>();

  useEffect(() => {
    if (!isSettled) return;
    let isOver = false;
    const made: string[] = [];
    const cutOne = async ({ id, address, crop }: ReturnType<typeof uncutPictures>[number]) => {
      const part = await cropInBrowser(address, crop);
      if (isOver) URL.revokeObjectURL(part);
      else made.push(part);
      return [id, part] as const;
    };
    void Promise.allSettled(uncutPictures(media, sources).map(cutOne)).then((ends) => {
      if (!isOver) setCut(new Map(ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))));
    });
    return () => {
      isOver = true;
      for (const part of made) URL.revokeObjectURL(part);
    };
  }, [isSettled, media, sources]);

  return useMemo(() => {
    if (!isSettled || !cut) return undefined;
    const pictures = previewPictures(media, { ...sources, cut });
    return { record, pictures, listPicture: previewListPicture(media, pictures, cut) };
  }, [isSettled, cut, record, media, sources]);
}
