import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { lazily } from '../../lib/lazily';
import { Dialog } from '../../ui/dialog';
import { PartFailure } from '../../ui/fields/part-failure';

/**
 * A dialog whose code comes when it is first opened. Where it cannot be fetched, a dialog says so and offers another
 * try.
 */
export function lazyDialog<Props extends { onClose(): void }>(
  ask: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazily(ask);

  return function LazyDialog(props: Props) {
    const Ready = useSyncExternalStore(part.subscribe, part.ready);
    const [hasFailed, setHasFailed] = useState(false);
    const isWanted = !Ready && !hasFailed;
    useEffect(() => {
      let isHere = isWanted;
      if (isWanted) part.load().catch(() => isHere && setHasFailed(true));
      return () => {
        isHere = false;
      };
    }, [isWanted]);
    if (Ready) return <Ready {...props} />;
    return hasFailed ? <NotThere onClose={props.onClose} onRetry={() => setHasFailed(false)} /> : null;
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
