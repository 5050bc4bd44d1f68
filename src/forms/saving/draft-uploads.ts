import type { Portal } from '../../app/portal';
import { draftFiles } from './draft-files';
import { formOwnerOf } from './form-owner';
import { createFormUploads, type FormUploads } from './form-uploads';
import type { Uploads } from './uploads';

/**
 * Creates the uploads of a form with a draft. Files in transfer are stored on the device with it, until its owner logs
 * out.
 */
export function createDraftUploads(
  portal: Pick<Portal, 'client' | 'element'>,
  uploads: Uploads,
  draftName: string,
): FormUploads {
  const { host, personId, mayStore } = formOwnerOf(portal.client);
  if (personId === undefined) return createFormUploads(portal, uploads);
  const files = draftFiles({ host, personId }, draftName);
  return createFormUploads(portal, uploads, {
    ...files,
    store: async (path, file) => mayStore() && files.store(path, file),
  });
}
