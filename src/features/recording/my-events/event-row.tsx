import { useTranslation } from '../../../i18n/use-translation';
import type { OwnEvent } from '../../../model/answers/own-event';
import { PickBox } from '../record-list/bulk/pick-box';
import { OwnRecordRow } from '../record-list/own-row';
import { Completeness } from './completeness';
import { EVENT_NOTE_TEXTS, EVENT_STATUS_LABELS, ownEventWhenLabel } from './own-event-words';
import { type RowAction, RowMenu } from './row-menu';

type Props = {
  event: OwnEvent;
  /** For bulk actions; without it, the row has no checkbox. */
  isPicked?: boolean;
  onPick?(isPicked: boolean): void;
  onAction(action: RowAction): void;
};

/** Renders the row of an own event. */
export function OwnEventRow({ event, isPicked = false, onPick, onAction }: Props) {
  const translation = useTranslation();
  const { title, publishStatus, location, noEdit } = event;
  const when = ownEventWhenLabel(event, translation);
  return (
    <OwnRecordRow
      record={event}
      status={translation._(EVENT_STATUS_LABELS[publishStatus])}
      facts={
        <>
          {when}
          {when && location && '\u00a0· '}
          {location && <span lang="de">{location}</span>}
        </>
      }
      texts={EVENT_NOTE_TEXTS}
      menu={<RowMenu event={event} onAction={onAction} />}
      pick={onPick && <PickBox title={title} isPicked={isPicked} onPick={onPick} />}
      isFaded={publishStatus === 'past' || publishStatus === 'cancelled'}
    >
      {event.completeness && publishStatus === 'published' && !noEdit && (
        <Completeness {...event.completeness} id={event.id} missing={event.missing} />
      )}
    </OwnRecordRow>
  );
}
