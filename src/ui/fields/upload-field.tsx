import type { UploadListProps } from '../upload/upload-list';
import { uploadList } from '../upload/upload-list-lazy';
import { useTriedPart } from '../use-tried-part';
import { PartWaiting } from './part-waiting';

/** A field for pictures, which it uploads. It keeps its room while its code is loading. */
export function UploadField(props: UploadListProps) {
  const { part: UploadList, ...waiting } = useTriedPart(uploadList, true);
  return UploadList ? <UploadList {...props} /> : <PartWaiting {...waiting} />;
}
