import { useCallback, useEffect, useRef, useState } from 'react';
import type { createFormUploads } from '../../../portal/form/form-uploads';
import { createUploads, type Uploads } from '../../../portal/form/uploads';
import { usePortal } from '../../../portal/portal';
import type { FileUploads } from '../../../ui/upload/file-uploads';

/** The files of the form, made once with the code that the section of pictures brings. */
export type FilesOf = (create: typeof createFormUploads) => FileUploads;

/** The pictures of the form: they go on while their section is folded, and are given up when the form is left. */
export function useRecordFiles(): { uploads: Uploads; files: FilesOf } {
  const portal = usePortal();
  const [uploads] = useState(createUploads);
  const made = useRef<FileUploads>(undefined);
  useEffect(() => () => made.current?.end(), []);
  const files = useCallback<FilesOf>(
    (create) => {
      made.current ??= create(portal, uploads).files;
      return made.current;
    },
    [portal, uploads],
  );
  return { uploads, files };
}
