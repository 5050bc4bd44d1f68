import { useState } from 'react';
import { isLoggedOut } from '../../../portal/error-words';
import { OtherPersonError, withSession } from '../../../portal/form/save-with-session';
import { usePortal } from '../../../portal/portal';
import { useIsShown } from '../../../ui/use-is-shown';
import { type CalledDeed, type Deed, doWith, type Result } from './deeds';
import type { OwnEvent } from './own-event';

/** What has just been done, event by event. */
export type Outcome = { deed: Deed; results: readonly Result[] };

/** How far a deed with several events is. */
export type Progress = { deed: CalledDeed; done: number; of: number };

/** What the list does, and what has become of it. */
export type Deeds = {
  progress: Progress | undefined;
  outcome: Outcome | undefined;
  /** @param known what has become of the events before, where that is to be taken back */
  run(deed: CalledDeed, events: readonly OwnEvent[], known?: readonly Result[]): Promise<void>;
  /** Also for what was done elsewhere. */
  tell(outcome: Outcome): void;
  dismiss(): void;
};

/**
 * Does something with one event after the other, and tells what has become of each. Without a session nothing more is
 * tried.
 *
 * @param onDone called when the list has changed
 */
export function useDeeds(onDone: () => void): Deeds {
  const portal = usePortal();
  const isShown = useIsShown();
  const [progress, setProgress] = useState<Progress>();
  const [outcome, setOutcome] = useState<Outcome>();

  async function run(deed: CalledDeed, events: readonly OwnEvent[], known: readonly Result[] = []) {
    const results: Result[] = [];
    setOutcome(undefined);
    for (const event of events) {
      setProgress({ deed, done: results.length, of: events.length });
      const { undo } = known.find((one) => one.event.id === event.id) ?? {};
      const result = await attempt(deed, { event, undo }, results.at(-1));
      if (!isShown()) return;
      results.push(result);
    }
    setProgress(undefined);
    tell({ deed, results });
  }

  function tell(done: Outcome) {
    for (const { event, error } of done.results)
      if (error === undefined)
        portal.emit(done.deed === 'delete' ? 'portal-event-deleted' : 'portal-event-saved', { eventId: event.id });
    setOutcome(done);
    onDone();
  }

  async function attempt(deed: CalledDeed, target: Result, last: Result | undefined): Promise<Result> {
    const { event, undo } = target;
    if (last && endsAll(last.error)) return { ...target, error: last.error };
    try {
      return { event, ...(await withSession(portal, () => doWith(portal.client, deed, event, undo))) };
    } catch (error) {
      return { ...target, error };
    }
  }

  return { progress, outcome, run, tell, dismiss: () => setOutcome(undefined) };
}

const endsAll = (error: unknown) => isLoggedOut(error) || error instanceof OtherPersonError;
