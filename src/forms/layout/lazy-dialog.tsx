import { useLingui } from '@lingui/react/macro';
import { type ComponentType, createElement } from 'react';
import { lazyModule } from '../../lib/lazy-module';
import { Dialog } from '../../ui/dialog';
import { useLazyPartState } from '../../ui/lazy-part';
import { PartFailure } from '../fields/part-failure';

/** Creates a dialog whose code loads on first opening; if that fails, a dialog offers a retry. */
export function lazyDialog<Props extends { onClose(): void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const lazyPart = lazyModule(load);

  return function LazyDialog(props: Props) {
    const { part: LoadedDialog, hasFailed, retry } = useLazyPartState(lazyPart, true);
    if (LoadedDialog) return createElement(LoadedDialog, props);
    return hasFailed ? <LoadFailure onClose={props.onClose} onRetry={retry} /> : null;
  };
}

function LoadFailure({ onClose, onRetry }: { onClose(): void; onRetry(): void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Das ließ sich nicht öffnen`} onClose={onClose}>
      <PartFailure onRetry={onRetry} />
    </Dialog>
  );
}
