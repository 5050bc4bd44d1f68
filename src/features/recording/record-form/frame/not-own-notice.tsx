import { useTranslation } from '../../../../i18n/use-translation';
import { Notice } from '../../../../ui/notice';
import type { FormWords } from '../form-kind';
import { OwnRecordsLink } from './own-records-link';

/** Renders an error for a missing record or one of another author, without revealing which of both it is. */
export function NotOwnNotice({ words }: { words: FormWords }) {
  const { _ } = useTranslation();
  return (
    <Notice kind="error" role="alert" title={_(words.notOwn)}>
      <p>{_(words.notThere)}</p>
      <OwnRecordsLink words={words} />
    </Notice>
  );
}
