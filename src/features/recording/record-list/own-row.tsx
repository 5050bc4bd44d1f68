import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { Facts, RecordRow, RowTitle } from '../../../cards/record-list/row-layout';
import { StatusBadge } from '../../../cards/record-list/status-badge';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnRecord } from '../../../model/answers/own-record';
import { withLocale } from '../../../routing/locale-prefix';
import { headingTag } from '../../../ui/heading-tag';
import { useRecordKind } from '../use-record-kind';
import { RecordAuthor } from './record-author';
import { RecordThumbnail } from './record-thumbnail';
import { type NoteTexts, RowNotes } from './row-notes';

type Props = {
  record: OwnRecord;
  status: string;
  facts: ReactNode;
  texts: NoteTexts;
  menu: ReactNode;
  /** The checkbox that selects the row for bulk actions. */
  pick?: ReactNode;
  /** True if the record is past or cancelled. */
  isFaded: boolean;
  /** The number of views. */
  views?: ReactNode;
  /** A line below the facts. */
  children?: ReactNode;
};

/** Renders the row of an own record. Its title links to the form, which explains if the record cannot be edited. */
export function OwnRecordRow({ record, status, facts, texts, menu, pick, isFaded, views, children }: Props) {
  const { headingLevel, router } = usePortal();
  const route = withLocale(useRecordKind().editRoute(record.id), useTranslation().locale);
  return (
    <RecordRow className={pick ? undefined : 'has-no-pick'}>
      {pick}
      <div className="image">
        <RecordThumbnail picture={record.picture} isFaded={isFaded} />
      </div>
      <div className="main">
        <RowTitle as={headingTag(headingLevel + 1)}>
          <a href={router.hrefOf(route)} data-route={route} lang="de">
            {record.title}
          </a>
        </RowTitle>
        {facts && <Facts>{facts}</Facts>}
        {record.author && <RecordAuthor author={record.author} />}
        {children}
      </div>
      <span className="state">
        <StatusBadge status={record.publishStatus}>{status}</StatusBadge>
        {views}
      </span>
      <div className="menu">{menu}</div>
      <div className="more">
        <RowNotes record={record} texts={texts} />
      </div>
    </RecordRow>
  );
}
