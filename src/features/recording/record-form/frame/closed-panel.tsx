import type { WrittenEvent } from '../../../../model/written/written-event';
import { NoEditNotice } from './no-edit-notice';
import { NotOwnNotice } from './not-own-notice';

/** Why an event cannot be edited. @param event absent where there is none, or where it is somebody else's */
export function ClosedPanel({ event }: { event: WrittenEvent | undefined }) {
  return event?.noEdit ? <NoEditNotice event={event} reason={event.noEdit} /> : <NotOwnNotice />;
}
