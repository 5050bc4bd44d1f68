import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../app/portal';
import type { createDraftUploads } from '../../../forms/saving/draft-uploads';
import { createUploads, type Uploads } from '../../../forms/saving/uploads';
import type { FileUploads } from '../../../forms/upload/file-uploads';

/** The files of the form, made once with the code that the section of pictures brings. */
export type FilesOf = (create: typeof createDraftUploads) => FileUploads;

/**
 * The pictures of the form: they go on while their section is folded, and are given up when the form is left.
 *
 * @param draftName of the draft that keeps those which are not sent yet
 */
export function useRecordFiles(draftName: string): { uploads: Uploads; files: FilesOf } {
  const portal = usePortal();
  const [uploads] = useState(createUploads);
  const made = useRef<FileUploads>(undefined);
  useEffect(() => () => made.current?.end(), []);
  const files = useCallback<FilesOf>(
    (create) => {
      made.current ??= create(portal, uploads, draftName).files;
      return made.current;
    },
    [portal, uploads, draftName],
  );
  return { uploads, files };
}
