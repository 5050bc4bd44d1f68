import { useLingui } from '@lingui/react/macro';
import { type ComponentType, createElement } from 'react';
import { lazyModule } from '../../lib/lazy-module';
import { Dialog } from '../../ui/dialog';
import { useLazyPartState } from '../../ui/lazy-part';
import { PartFailure } from '../fields/part-failure';

/** Creates a dialog whose code loads on first opening; if that fails, a dialog offers a retry. */
export function lazyDialog<Props extends { onClose(): void }>(
  ask: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazyModule(ask);

  return function LazyDialog(props: Props) {
    const { part: Ready, hasFailed, again } = useLazyPartState(part, true);
    if (Ready) return createElement(Ready, props);
    return hasFailed ? <NotThere onClose={props.onClose} onRetry={again} /> : null;
  };
}

function NotThere({ onClose, onRetry }: { onClose(): void; onRetry(): void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Das ließ sich nicht öffnen`} onClose={onClose}>
      <PartFailure again={onRetry} />
    </Dialog>
  );
}
