import { Rows } from '../own-records/row-layout';
import { EventRow } from './event-row';
import type { OwnEvent } from './own-event';
import type { RowAction } from './row-menu';
import type { Picks } from './use-picks';

type Props = {
  events: readonly OwnEvent[];
  isBusy: boolean;
  picks: Picks;
  actOn(event: OwnEvent): (action: RowAction) => void;
};

/** A page of own events. */
export function EventRows({ events, isBusy, picks, actOn }: Props) {
  return (
    <Rows aria-busy={isBusy}>
      {events.map((event) => (
        <EventRow
          key={event.id}
          event={event}
          isPicked={picks.picked.includes(event)}
          onPick={(isPicked) => picks.pick(event.id, isPicked)}
          onAction={actOn(event)}
        />
      ))}
    </Rows>
  );
}
