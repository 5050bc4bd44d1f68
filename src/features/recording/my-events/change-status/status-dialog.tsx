import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorNotice } from '../../../../app/error-notice';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { withLogin } from '../../../../app/with-login';
import type { OwnEvent } from '../../../../model/answers/own-event';
import { Dialog } from '../../../../ui/dialog';
import { loadOwnEvent } from '../../written-api';
import type { Undo } from '../status-changes';
import { DateChooser } from './date-chooser';

type Props = { event: OwnEvent; onClose(): void; onSaved(undo: Undo | undefined): void };

/** Renders a dialog that cancels, postpones or moves an event or one of its dates; all else stays. */
export function StatusDialog({ event, onClose, onSaved }: Props) {
  const { t } = useLingui();
  const portal = usePortal();
  const [turn, setTurn] = useState(0);
  // A new turn reloads the event.
  const found = useQuery({
    key: ['own event', event.id, turn],
    load: (signal) => withLogin(portal, () => loadOwnEvent(portal.client, event.id, signal)),
  });
  const again = () => setTurn(turn + 1);
  const waiting = <p role="status">{t`Termine werden geladen …`}</p>;
  return (
    <Dialog title={t`Absagen oder verschieben`} onClose={onClose}>
      <p>
        <strong lang="de">{event.title}</strong>
      </p>
      {found.step === 'failed' ? (
        <ErrorNotice error={found.error} onRetry={again} />
      ) : found.step === 'loading' ? (
        waiting
      ) : (
        <DateChooser key={found.value.etag} known={found.value} onReload={again} onClose={onClose} onSaved={onSaved} />
      )}
    </Dialog>
  );
}
