import { createContext, useContext } from 'react';
import type { FileUploads } from '../../../forms/upload/file-uploads';

const UploadsContext = createContext<FileUploads | undefined>(undefined);

/** Provides the uploads to the sections of a form. */
export const RecordUploadsProvider = UploadsContext.Provider;

/**
 * Returns the uploads of the surrounding form, which continue while the section is folded.
 *
 * @throws {Error} outside a form
 */
export function useRecordUploads(): FileUploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('No form');
  return uploads;
}
