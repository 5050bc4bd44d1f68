import { ApiError } from '../../../../api/api-error';
import { useTranslation } from '../../../../i18n/use-translation';
import type { Written } from '../../../../model/answers/event-record';
import type { EventTexts } from '../../../../model/records/event-content';
import type { FormWords } from '../form-kind';
import { CopyPublished } from '../published/copy-published';
import { NoEditNotice } from './no-edit-notice';
import { NotOwnNotice } from './not-own-notice';

type Props = {
  words: FormWords;
  /** Where it was answered. */
  record?: Written<EventTexts>;
  /** Why it was not. */
  error?: unknown;
};

/** Why a record cannot be edited, and the way to a copy: there is none, or it is somebody else's or another portal's. */
export function ReadOnlyNotice({ words, record, error }: Props) {
  const { _ } = useTranslation();
  if (record?.noEdit)
    return (
      <NoEditNotice title={record.content.title} reason={record.noEdit} words={words}>
        <CopyPublished id={record.id} />
      </NoEditNotice>
    );
  const isElsewhere = error instanceof ApiError && error.code === 'other_client';
  return isElsewhere ? (
    <NoEditNotice title={_(words.notOwn)} reason="otherClient" words={words} />
  ) : (
    <NotOwnNotice words={words} />
  );
}
