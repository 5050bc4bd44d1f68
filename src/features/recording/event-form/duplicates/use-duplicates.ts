import { useEffect, useEffectEvent, useState } from 'react';
import type { DuplicateEvent } from '../../../../model/answers/duplicate-event';
import type { EventCheckPayload } from '../../../../model/payloads/event-payload';
import { usePortal } from '../../../../portal/portal';
import { useFormContent, useFormPart } from '../../../../ui/form/form-context';
import { useRecordFormContent } from '../../record-form/record-form-context';
import type { EventDraft } from '../event-draft';
import { findDuplicates } from './find-duplicates';
import { knownSoFar } from './known-so-far';
import { tellApart, toldApart } from './told-apart';

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
    const known = knownSoFar(form.values() as EventDraft, id);
    return known && JSON.stringify(known);
  });
  const [found, setFound] = useState(NONE);
  if (asked === undefined && found !== NONE) setFound(NONE);
  const [ignored, setIgnored] = useState<readonly string[]>([]);

  const { title } = form.values() as EventDraft;
  const owner = { host: client.host, personId: person.id };
  const keepApart = useEffectEvent((at: string) => tellApart(owner, at, ignored));

  useEffect(() => {
    if (asked === undefined) return;
    const known = JSON.parse(asked) as EventCheckPayload;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // The title may have gone on since.
      keepApart(known.title ?? '');
      findDuplicates(client, known, abort.signal).then(
        (events) => abort.signal.aborted || setFound(events),
        () => abort.signal.aborted || setFound(NONE),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, asked]);

  // Reading what was told apart takes time at each key.
  const apart = new Set(found.length === 0 ? [] : [...ignored, ...toldApart(owner, title)]);
  return {
    found: found.filter((event) => !apart.has(event.id)),
    ignore(other) {
      setIgnored([...ignored, other]);
      tellApart(owner, title, [other]);
    },
  };
}
