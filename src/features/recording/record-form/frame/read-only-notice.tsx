import { ApiError } from '../../../../api/api-error';
import { useTranslation } from '../../../../i18n/use-translation';
import type { EditableRecord } from '../../../../model/answers/event-record';
import type { EventTexts } from '../../../../model/records/event-content';
import type { FormTexts } from '../form-kind';
import { CopyPublished } from '../published/copy-published';
import { NoEditNotice } from './no-edit-notice';
import { NotOwnNotice } from './not-own-notice';

type Props = {
  texts: FormTexts;
  /** The record, if it was loaded. */
  record?: EditableRecord<EventTexts>;
  /** The error, if loading failed. */
  error?: unknown;
};

/** Renders the reason why a record cannot be edited, with a button to copy it where possible. */
export function ReadOnlyNotice({ texts, record, error }: Props) {
  const { _ } = useTranslation();
  if (record?.noEdit)
    return (
      <NoEditNotice title={record.content.title} reason={record.noEdit} texts={texts}>
        <CopyPublished id={record.id} />
      </NoEditNotice>
    );
  const isElsewhere = error instanceof ApiError && error.code === 'other_client';
  return isElsewhere ? (
    <NoEditNotice title={_(texts.notEditable)} reason="otherClient" texts={texts} />
  ) : (
    <NotOwnNotice texts={texts} />
  );
}
