import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useField, useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import { lazyDialog } from '../../../../forms/layout/lazy-dialog';
import { useRowStatus } from '../../../../forms/upload/upload-row';
import { valueAt } from '../../../../lib/value-at';
import type { StoredFile } from '../../../../model/stored-file';
import { TextButton } from '../../../../ui/text-button';
import type { MediumRow } from '../record-draft';
import { useRecordUploads } from '../record-uploads';

/** The crop dialog, lazy because few authors open it. */
const CropDialog = lazyDialog(async () => (await import('./crop-dialog')).CropDialog);

/** Renders the button that opens the crop dialog, once there is a picture. */
export function CropButton({ path }: { path: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { form } = useFormContent();
  const file = useFormPart(form, () => valueAt(form.values(), `${path}.file`)) as StoredFile | undefined;
  const { isReadOnly, ref } = useField<MediumRow['focalPoint']>(`${path}.focalPoint`);
  const { status } = useRowStatus(useRecordUploads(), path, { file });
  const picture = status?.picture ?? file?.large ?? file?.picture;
  if (!picture || isReadOnly) return null;
  return (
    <div>
      <TextButton ref={ref} type="button" onClick={() => setIsOpen(true)}>
        {t`Ausschnitt wählen`}
      </TextButton>
      {isOpen && <CropDialog {...{ picture, path }} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
