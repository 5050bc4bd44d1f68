import { useState } from 'react';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import type { DuplicateEvent } from '../../../../model/answers/duplicate-event';
import type { EventCheckPayload } from '../../../../model/payloads/event-payload';
import { useRecordFormContent } from '../../record-form/record-form-context';
import type { EventDraft } from '../event-draft';
import { dismissDuplicate, dismissedDuplicates } from './dismissed-duplicates';
import { duplicateQuery } from './duplicate-query';
import { findDuplicates } from './find-duplicates';

/** The debounce in milliseconds: longer than most pauses between two words, shorter than those between fields. */
const PAUSE_MS = 600;
const NONE: readonly DuplicateEvent[] = [];

/**
 * Searches for duplicates of the event in the form, debounced, without those that the author dismissed. Failures stay
 * silent, because the form works without the search.
 */
export function useDuplicates(): { duplicates: readonly DuplicateEvent[]; ignore(id: string): void } {
  const { client } = usePortal();
  const { form } = useFormContent();
  const { id, person } = useRecordFormContent();
  const criteriaJson = useFormPart(form, () => {
    const criteria = duplicateQuery(form.values() as EventDraft, id);
    return criteria && JSON.stringify(criteria);
  });
  const [ignored, setIgnored] = useState<readonly string[]>([]);

  const { title } = form.values() as EventDraft;
  const owner = { host: client.host, personId: person.id };
  const query =
    criteriaJson === undefined
      ? undefined
      : { key: [criteriaJson], load: (signal: AbortSignal) => find(criteriaJson, signal) };
  function find(json: string, signal: AbortSignal) {
    const criteria = JSON.parse(json) as EventCheckPayload;
    // The title may have changed since the dismissal.
    dismissDuplicate(owner, criteria.title ?? '', ignored);
    return findDuplicates(client, criteria, signal);
  }
  const { step, value } = useQuery(query, { keepPrevious: true, delayMs: PAUSE_MS, quiet: true });
  const duplicates = (step !== 'failed' && value) || NONE;

  // The stored pairs are read only when needed, since reading them on each key press is slow.
  const dismissed = new Set(duplicates.length === 0 ? [] : [...ignored, ...dismissedDuplicates(owner, title)]);
  return {
    duplicates: duplicates.filter((event) => !dismissed.has(event.id)),
    ignore(dismissedId) {
      setIgnored([...ignored, dismissedId]);
      dismissDuplicate(owner, title, [dismissedId]);
    },
  };
}
