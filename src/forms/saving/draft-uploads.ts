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
  const { host, personId, mayKeep } = formOwnerOf(portal.client);
  if (personId === undefined) return createFormUploads(portal, uploads);
  const kept = draftFiles({ host, personId }, draftName);
  return createFormUploads(portal, uploads, {
    ...kept,
    keep: async (path, file) => mayKeep() && kept.keep(path, file),
  });
}
