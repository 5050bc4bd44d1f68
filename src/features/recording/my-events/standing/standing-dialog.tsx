import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ErrorNotice } from '../../../../portal/error-notice';
import { usePortal } from '../../../../portal/portal';
import { withSession } from '../../../../portal/with-login';
import { Dialog } from '../../../../ui/dialog';
import { type KnownEvent, loadOwnEvent } from '../../written-api';
import type { OwnEvent } from '../own-event';
import type { Undo } from '../standing-changes';
import { DateChooser } from './date-chooser';

type Props = { event: OwnEvent; onClose(): void; onSaved(undo: Undo | undefined): void };

/** Cancels, postpones or moves an event or one of its dates; everything else of the event stays as it is. */
export function StandingDialog({ event, onClose, onSaved }: Props) {
  const { t } = useLingui();
  const { known, error, again } = useKnown(event.id);
  const waiting = <p role="status">{t`Termine werden geladen …`}</p>;
  return (
    <Dialog title={t`Absagen oder verschieben`} onClose={onClose}>
      <p>
        <strong lang="de">{event.title}</strong>
      </p>
      {error !== undefined ? (
        <ErrorNotice error={error} onRetry={again} />
      ) : !known ? (
        waiting
      ) : (
        <DateChooser key={known.etag} known={known} onReload={again} onClose={onClose} onSaved={onSaved} />
      )}
    </Dialog>
  );
}

/** The event as it is now, and how it is asked for again. */
function useKnown(id: string) {
  const portal = usePortal();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; known?: KnownEvent; error?: unknown }>();
  const question = `${portal.client.host} ${id} ${turn}`;
  const load = useEffectEvent((signal: AbortSignal) =>
    withSession(portal, () => loadOwnEvent(portal.client, id, signal)),
  );
  useEffect(() => {
    const stop = new AbortController();
    const tell = (next: typeof answer) => !stop.signal.aborted && setAnswer(next);
    load(stop.signal).then(
      (known) => tell({ to: question, known }),
      (error: unknown) => tell({ to: question, error }),
    );
    return () => stop.abort();
  }, [question]);
  const { known, error }: Partial<NonNullable<typeof answer>> = answer?.to === question ? answer : {};
  return { known, error, again: useCallback(() => setTurn((last) => last + 1), []) };
}
