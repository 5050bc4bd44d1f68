import { useTranslation } from '../../../../i18n/use-translation';
import { Notice } from '../../../../ui/notice';
import type { FormTexts } from '../form-kind';
import { OwnRecordsLink } from './own-records-link';

/** Renders an error for a missing record or one of another author, without revealing which of both it is. */
export function NotOwnNotice({ texts }: { texts: FormTexts }) {
  const { _ } = useTranslation();
  return (
    <Notice kind="error" role="alert" title={_(texts.notEditable)}>
      <p>{_(texts.notFound)}</p>
      <OwnRecordsLink texts={texts} />
    </Notice>
  );
}
