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

/** The user pauses this long between two words, and more often before the next field. */
const PAUSE_MS = 600;
const NONE: readonly DuplicateEvent[] = [];

/**
 * Events that may be the one that is being written, looked up whenever the user pauses. Those that the user has told
 * apart are left out. Nothing is said where the search fails: the form works without it.
 */
export function useDuplicates(): { found: readonly DuplicateEvent[]; ignore(id: string): void } {
  const { client } = usePortal();
  const { form } = useFormContent();
  const { id, person } = useRecordFormContent();
  const asked = useFormPart(form, () => {
    const known = duplicateQuery(form.values() as EventDraft, id);
    return known && JSON.stringify(known);
  });
  const [ignored, setIgnored] = useState<readonly string[]>([]);

  const { title } = form.values() as EventDraft;
  const owner = { host: client.host, personId: person.id };
  const query = asked === undefined ? undefined : { key: [asked], load: (signal: AbortSignal) => find(asked, signal) };
  function find(words: string, signal: AbortSignal) {
    const known = JSON.parse(words) as EventCheckPayload;
    // The title may have gone on since.
    dismissDuplicate(owner, known.title ?? '', ignored);
    return findDuplicates(client, known, signal);
  }
  const { step, value } = useQuery(query, { keepPrevious: true, delayMs: PAUSE_MS, quiet: true });
  const found = (step !== 'failed' && value) || NONE;

  // Reading what was told apart takes time at each key.
  const apart = new Set(found.length === 0 ? [] : [...ignored, ...dismissedDuplicates(owner, title)]);
  return {
    found: found.filter((event) => !apart.has(event.id)),
    ignore(other) {
      setIgnored([...ignored, other]);
      dismissDuplicate(owner, title, [other]);
    },
  };
}
