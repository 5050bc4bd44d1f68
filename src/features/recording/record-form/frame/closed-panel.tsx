import type { EventTexts } from '../../../../model/written/event-content';
import type { Written } from '../../../../model/written/written-event';
import type { FormWords } from '../form-kind';
import { NoEditNotice } from './no-edit-notice';
import { NotOwnNotice } from './not-own-notice';

/** Why a record cannot be edited. @param record absent where there is none, or where it is somebody else's */
export function ClosedPanel({ words, record }: { words: FormWords; record: Written<EventTexts> | undefined }) {
  return record?.noEdit ? (
    <NoEditNotice title={record.content.title} reason={record.noEdit} words={words} />
  ) : (
    <NotOwnNotice words={words} />
  );
}
