import { lazyModule } from '../../lib/lazy-module';
import { useLazyPartState } from '../../ui/lazy-part';
import type { UploadListProps } from '../upload/upload-list';
import { LazyFallback } from './lazy-fallback';

/** The lazy field for pictures, loaded when a form first shows it. */
const uploadList = lazyModule(async () => (await import('../upload/upload-list')).UploadList);

/** Renders a field that uploads pictures, or a placeholder of its height while its code loads. */
export function UploadField(props: UploadListProps) {
  const { part: UploadList, ...waiting } = useLazyPartState(uploadList, true);
  return UploadList ? <UploadList {...props} /> : <LazyFallback {...waiting} />;
}
