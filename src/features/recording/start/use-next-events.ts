import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { recordListFilter } from '../../../cards/record-list/list-filter';
import { findOwnRecords } from '../api';
import { OWN_EVENTS } from '../my-events/own-events';

/** Loads the own events by their next date, for several parts of the start page, which works without them. */
export function useNextEvents() {
  const { client } = usePortal();
  return useQuery(
    {
      key: ['next events'],
      load: (signal) => findOwnRecords(client, OWN_EVENTS, recordListFilter(OWN_EVENTS, '?sort=date'), signal),
    },
    { quiet: true },
  );
}
