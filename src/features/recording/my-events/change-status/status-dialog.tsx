import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorNotice } from '../../../../app/error-notice';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { withLogin } from '../../../../app/with-login';
import { Dialog } from '../../../../ui/dialog';
import { loadOwnEvent } from '../../written-api';
import type { Undo } from '../status-changes';
import { DateChooser } from './date-chooser';

type Props = {
  event: { id: string; title: string };
  /** The key of the event or date that is chosen at first. */
  target?: string;
  /** A note about other changes. */
  note?: string;
  onClose(): void;
  onSaved(undo: Undo | undefined): void;
};

/** Renders a dialog that cancels, postpones or moves an event or one of its dates; all else stays. */
export function StatusDialog({ event, target, note, onClose, onSaved }: Props) {
  const { t } = useLingui();
  const portal = usePortal();
  const [reloads, setReloads] = useState(0);
  // A new turn reloads the event.
  const query = useQuery({
    key: ['own event', event.id, reloads],
    load: (signal) => withLogin(portal, () => loadOwnEvent(portal.client, event.id, signal)),
  });
  const reload = () => setReloads(reloads + 1);
  const waiting = <p role="status">{t`Termine werden geladen …`}</p>;
  return (
    <Dialog title={t`Absagen oder verschieben`} onClose={onClose}>
      <p>
        <strong lang="de">{event.title}</strong>
      </p>
      {note && <p className="hint">{note}</p>}
      {query.step === 'failed' ? (
        <ErrorNotice error={query.error} onRetry={reload} />
      ) : query.step === 'loading' ? (
        waiting
      ) : (
        <DateChooser key={query.value.etag} event={query.value} onReload={reload} {...{ target, onClose, onSaved }} />
      )}
    </Dialog>
  );
}
