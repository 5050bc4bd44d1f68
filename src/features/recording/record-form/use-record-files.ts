import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../app/portal';
import type { createDraftUploads } from '../../../forms/saving/draft-uploads';
import { createUploads, type Uploads } from '../../../forms/saving/uploads';
import type { FileUploads } from '../../../forms/upload/file-uploads';

/** Returns the uploads of the form, created once with the code of the pictures section. */
export type FilesOf = (create: typeof createDraftUploads) => FileUploads;

/**
 * Keeps the uploads of the form, which continue while the section is folded and are aborted when the form is left.
 *
 * @param draftName of the draft that stores files in transfer
 */
export function useRecordFiles(draftName: string): { uploads: Uploads; files: FilesOf } {
  const portal = usePortal();
  const [uploads] = useState(createUploads);
  const fileUploads = useRef<FileUploads>(undefined);
  useEffect(() => () => fileUploads.current?.end(), []);
  const files = useCallback<FilesOf>(
    (create) => {
      fileUploads.current ??= create(portal, uploads, draftName).files;
      return fileUploads.current;
    },
    [portal, uploads, draftName],
  );
  return { uploads, files };
}
