import { useEffect, useState } from 'react';
import type { OtherEventLists } from '../../../model/answers/other-events';
import { usePortal } from '../../../portal/portal';
import { useOwnWrites } from '../../../portal/use-own-writes';
import { findOtherEvents } from './find-others';

const NONE: OtherEventLists = { promoter: [], location: [], nearby: [] };

/** Other events beside one; none until they are known, and when they cannot be loaded. */
export function useOtherEvents(eventId: string): OtherEventLists {
  const { client } = usePortal();
  const [lists, setLists] = useState(NONE);

  const mark = useOwnWrites(client);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an own write is a reason to ask again.
  useEffect(() => {
    const abort = new AbortController();
    // A server that does not know this call answers 404: its events stand without others.
    findOtherEvents(client, eventId, abort.signal).then(setLists, () => undefined);
    return () => abort.abort();
  }, [client, eventId, mark]);
  return lists;
}
