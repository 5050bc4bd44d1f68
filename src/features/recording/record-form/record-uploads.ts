import { createContext, useContext } from 'react';
import type { FileUploads } from '../../../forms/upload/file-uploads';

const UploadsContext = createContext<FileUploads | undefined>(undefined);

/** Gives the sections of a form its uploads. */
export const RecordUploadsProvider = UploadsContext.Provider;

/**
 * The uploads of the form around, which go on while the section with the pictures is folded.
 *
 * @throws {Error} outside a form
 */
export function useRecordUploads(): FileUploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('No form');
  return uploads;
}
