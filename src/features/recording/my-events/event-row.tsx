import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/formats';
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
  const views = event.views !== undefined && publishStatus === 'published' && <Views count={event.views} />;
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
      views={views}
      isFaded={publishStatus === 'past' || publishStatus === 'cancelled'}
    >
      {event.completeness && publishStatus === 'published' && !noEdit && (
        <Completeness {...event.completeness} id={event.id} missing={event.missing} />
      )}
    </OwnRecordRow>
  );
}

/** Renders how often the page of an event was looked at in the last seven days. */
function Views({ count }: { count: number }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const label = t`${plural(count, { one: 'Aufruf in 7 Tagen', other: 'Aufrufe in 7 Tagen' })}`;
  return (
    <span className="views">
      <b>{formatNumber(count, locale)}</b> {label}
    </span>
  );
}
