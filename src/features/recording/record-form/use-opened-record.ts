import { useCallback } from 'react';
import type { Rubric } from '../../../model/rubric';
import { loadRubrics } from '../../../portal/catalogue/rubrics';
import { usePortal } from '../../../portal/portal';
import { type Loaded, useLoaded } from '../../../portal/use-loaded';
import { type KnownEvent, loadOwnEvent } from '../written-api';
import { reviewPanel } from './review/review-panel-lazy';
import { type UnsavedPart, unsavedPart } from './unsaved/unsaved-panel-lazy';

/** What the form begins with; without an event it is a new one. */
export type OpenedEvent = {
  known: KnownEvent | undefined;
  rubrics: readonly Rubric[];
  /** For a new one. */
  unsaved: UnsavedPart | undefined;
};

/** Loads an own event and what its form offers. @param id undefined for a new one */
export function useOpenedEvent(id: string | undefined): Loaded<OpenedEvent> {
  const { client } = usePortal();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const event = id === undefined ? undefined : loadOwnEvent(client, id, signal);
      const part = id === undefined ? unsavedPart.load() : undefined;
      const [known, rubrics, unsaved] = await Promise.all([event, loadRubrics(client, signal), part]);
      // The panel stands above the form, which would move down when it came later.
      if (known?.event.review) await reviewPanel.load().catch(() => undefined);
      return { known, rubrics, unsaved };
    },
    [client, id],
  );
  return useLoaded(load);
}
