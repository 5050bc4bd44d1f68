import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { Facts, Row, RowTitle, StatusBadge } from '../../../cards/record-list/row-layout';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnRecord } from '../../../model/answers/own-record';
import { withLocale } from '../../../routing/locale-prefix';
import { headingTag } from '../../../ui/heading-tag';
import { useRecordKind } from '../use-record-kind';
import { OwnPicture } from './own-picture';
import { type NoteWords, RowNotes } from './row-notes';

type Props = {
  record: OwnRecord;
  status: string;
  facts: ReactNode;
  words: NoteWords;
  menu: ReactNode;
  /** The box to tick, where several can be acted on at once. */
  pick?: ReactNode;
  /** Whether it is over. */
  isFaded: boolean;
  /** What else there is to know of it. */
  children?: ReactNode;
};

/** One own record in the list. Its title leads to the form; where there is nothing to edit, the form explains why. */
export function OwnRow({ record, status, facts, words, menu, pick, isFaded, children }: Props) {
  const { headingLevel, router } = usePortal();
  const route = withLocale(useRecordKind().own(record.id), useTranslation().locale);
  return (
    <Row className={pick ? undefined : 'has-no-pick'}>
      {pick}
      <div className="image">
        <OwnPicture picture={record.picture} isFaded={isFaded} />
      </div>
      <div className="main">
        <RowTitle as={headingTag(headingLevel + 1)}>
          <a href={router.hrefOf(route)} data-route={route} lang="de">
            {record.title}
          </a>
        </RowTitle>
        {facts && <Facts>{facts}</Facts>}
      </div>
      <span className="state">
        <StatusBadge className={`is-${record.publishStatus}`}>{status}</StatusBadge>
      </span>
      <div className="menu">{menu}</div>
      <div className="more">
        <RowNotes record={record} words={words}>
          {children}
        </RowNotes>
      </div>
    </Row>
  );
}
