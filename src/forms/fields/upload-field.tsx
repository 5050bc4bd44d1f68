import { lazyModule } from '../../lib/lazy-module';
import { useTriedPart } from '../../ui/lazy-part';
import type { UploadListProps } from '../upload/upload-list';
import { LazyFallback } from './lazy-fallback';

/** The field for pictures ; its code loads when a form shows the first one. */
const uploadList = lazyModule(async () => (await import('../upload/upload-list')).UploadList);

/** A field for pictures, which it uploads. It keeps its room while its code is loading. */
export function UploadField(props: UploadListProps) {
  const { part: UploadList, ...waiting } = useTriedPart(uploadList, true);
  return UploadList ? <UploadList {...props} /> : <LazyFallback {...waiting} />;
}
