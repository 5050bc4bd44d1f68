import { useLingui } from '@lingui/react/macro';
import { setAreaCount } from '../../../app/area-counts';
import { listDrafts } from '../../../app/drafts/drafts';
import { usePerson } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { recordListFilter, routeOf } from '../../../cards/record-list/list-filter';
import { StatusBadge } from '../../../cards/record-list/status-badge';
import { TodoItem, TodoState } from '../../../cards/record-list/todo-item';
import { formatDay } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { todayInBerlin } from '../../../lib/days';
import type { OwnRecord } from '../../../model/answers/own-record';
import { withLocale } from '../../../routing/locale-prefix';
import { findOwnRecords } from '../api';
import { ARTICLE_NOTE_TEXTS } from '../my-articles/article-list-words';
import { EVENT_NOTE_TEXTS } from '../my-events/own-event-words';
import type { RecordKind } from '../record-kind';
import type { OwnRecordList } from '../record-list/own-list';
import { SHARED_PUBLISH_STATUS_LABELS } from '../record-list/publish-status-labels';
import { RecordThumbnail } from '../record-list/record-thumbnail';

/** The maximum number of records, so that the rest of the start page stays in view. */
const MAX_RECORDS = 4;

type Props = {
  list: Omit<OwnRecordList<OwnRecord>, 'labels'>;
  kind: Pick<RecordKind, 'name' | 'editRoute'>;
  /** The rejected records and those that were taken down, or those with unpublished changes and the drafts. */
  place: 'rejected' | 'begun';
};

/** The publish statuses that need their author's attention. */
const NEED_A_HAND = ['takenDown', 'rejected'] as const;

const needsHand = (status: string) => NEED_A_HAND.find((one) => one === status);

/** Renders list items of the person's rejected and taken down records, or of those that the person has begun. */
export function WaitingRecords({ list, kind, place }: Props) {
  const { t } = useLingui();
  const { client, router } = usePortal();
  const { locale } = useTranslation();
  const person = usePerson();
  async function load(signal: AbortSignal) {
    const find = (status: OwnRecord['publishStatus']) =>
      findOwnRecords(client, list, { ...recordListFilter(list, ''), status }, signal);
    if (place === 'rejected') {
      const rowsOf = async (status: string) =>
        (await find(status)).rows.filter(({ publishStatus }) => publishStatus === status);
      // Other backends may not know the first status.
      const records = await Promise.all([rowsOf('takenDown').catch(() => []), rowsOf('rejected')]);
      return { records: records.flat(), draftCount: 0 };
    }
    const [published, drafts] = await Promise.all(['published', 'draft'].map(find));
    const { counts = {} } = drafts ?? {};
    setAreaCount(
      client,
      list.route,
      Object.values(counts).reduce((sum, count) => sum + count, 0),
    );
    return {
      records: [
        ...(published?.rows.filter((row) => row.hasUnpublished) ?? []),
        ...(drafts?.rows.filter(({ publishStatus }) => publishStatus === 'draft') ?? []),
      ],
      draftCount: drafts?.counts.draft ?? 0,
    };
  }
  const result = useQuery({ key: [place, list.path], load }, { quiet: true });
  // The start page works without these, and the list of own records has the same content.
  if (result.step !== 'ready' || person.step !== 'ready') return null;
  const onDevice = new Set(listDrafts(client.host, person.person.id).map(({ name }) => name));
  // Drafts of this device are listed elsewhere already; rejections are not.
  const shown = result.value.records
    .filter(({ id }) => place === 'rejected' || !onDevice.has(`${kind.name}:${id}`))
    .slice(0, MAX_RECORDS);
  const draftRoute = withLocale(routeOf(list, { ...recordListFilter(list, ''), status: 'draft' }), locale);
  const shownDrafts = shown.filter(({ publishStatus }) => publishStatus === 'draft').length;
  return (
    <>
      {shown.map((record) => (
        <WaitingRecord key={record.id} record={record} kind={kind} />
      ))}
      {shown.length === MAX_RECORDS && result.value.draftCount > shownDrafts && (
        <li>
          <a className="button is-text" href={router.hrefOf(draftRoute)} data-route={draftRoute}>
            {t`Alle Entwürfe ansehen`}
          </a>
        </li>
      )}
    </>
  );
}

/** Renders a record with the reason why it waits, and what to do. */
function WaitingRecord({ record, kind }: { record: OwnRecord; kind: Props['kind'] }) {
  const { t } = useLingui();
  const { router } = usePortal();
  const translation = useTranslation();
  const { title, updatedAt, publishStatus, review, hasUnpublished, missing } = record;
  const reasoned = needsHand(publishStatus);
  const route = withLocale(kind.editRoute(record.id), translation.locale);
  const { fields } = kind.name === 'article' ? ARTICLE_NOTE_TEXTS : EVENT_NOTE_TEXTS;
  const missingFields = fields(missing, translation);
  const day = formatDay(todayInBerlin(Date.parse(updatedAt)), translation.locale, 'short');
  const status = reasoned ?? 'draft';
  return (
    <TodoItem className={reasoned ? 'box is-bad' : 'box'}>
      <div className="image">
        <RecordThumbnail picture={record.picture} />
      </div>
      <div className="main">
        <TodoState>
          <StatusBadge status={status}>{translation._(SHARED_PUBLISH_STATUS_LABELS[status])}</StatusBadge>
          <span className="hint">{t`zuletzt geändert am ${day}`}</span>
        </TodoState>
        <a href={router.hrefOf(route)} data-route={route} lang={title ? 'de' : undefined}>
          {title || t`Ohne Titel`}
        </a>
        {reasoned ? (
          review?.reason && <p className="reason">{review.reason}</p>
        ) : hasUnpublished ? (
          <p className="hint">{t`Die Änderungen sind noch nicht veröffentlicht.`}</p>
        ) : (
          missingFields && <p className="hint">{t`Es fehlen noch: ${missingFields}`}</p>
        )}
      </div>
      {/* The title is the link of the whole box; this only shows what it leads to. */}
      <span className="button is-quiet" aria-hidden="true">
        {reasoned === 'rejected' ? t`Verbessern` : reasoned ? t`Ansehen` : t`Weiter eintragen`}
      </span>
    </TodoItem>
  );
}
