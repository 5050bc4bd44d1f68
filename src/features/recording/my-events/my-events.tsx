import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RecordList } from '../../../cards/record-list/record-list';
import { useTranslation } from '../../../i18n/use-translation';
import { paths } from '../../../routing/paths';
import { BulkBar } from '../record-list/bulk/bulk-bar';
import { progressMessage } from '../record-list/bulk/progress-words';
import { usePicks } from '../record-list/bulk/use-picks';
import { useOwnPage } from '../record-list/use-own-page';
import { EVENT_LIST } from './event-list';
import { OwnEventRow } from './event-row';
import { useEventActions } from './use-event-actions';

const ACTIONS = ['publish', 'cancel', 'withdraw', 'copy', 'delete'] as const;

/** Renders the own events with search, list and actions for one or several of them. */
export function MyEvents() {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const state = useOwnPage(EVENT_LIST);
  const { filter, page, isLoading, reload } = state;
  const picks = usePicks(EVENT_LIST, filter, page?.rows);
  const { actions, start, actOn, notices } = useEventActions(() => {
    picks.clear();
    reload();
  });
  const { progress } = actions;
  const count = page && !isLoading && t`${plural(page.total, { one: '# Veranstaltung', other: '# Veranstaltungen' })}`;
  return (
    <RecordList
      list={EVENT_LIST}
      state={state}
      texts={{
        label: t`Eigene Veranstaltungen`,
        date: t`Nächster Termin`,
        loading: t`Ihre Veranstaltungen werden geladen …`,
        noMatch: t`Keine Ihrer Veranstaltungen passt dazu.`,
        empty: t`Hier erscheinen Ihre Veranstaltungen.`,
        emptyHint: t`Ein Entwurf genügt für den Anfang.`,
        create: t`Veranstaltung eintragen`,
      }}
      status={progress ? _(progressMessage(progress)) : count}
      createRoute={paths.newEvent}
      isBusy={progress !== undefined}
      notices={notices}
      bulk={
        picks.picked.length > 0 && (
          <BulkBar
            picked={picks.picked}
            actions={ACTIONS}
            isBusy={progress !== undefined}
            onAction={start}
            onClear={picks.clear}
          />
        )
      }
    >
      {(event) => (
        <OwnEventRow
          key={event.id}
          event={event}
          isPicked={picks.picked.includes(event)}
          onPick={(isPicked) => picks.pick(event.id, isPicked)}
          onAction={actOn(event)}
        />
      )}
    </RecordList>
  );
}
