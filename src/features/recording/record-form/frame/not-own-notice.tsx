import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../../../ui/notice';
import { OwnEventsLink } from './own-records-link';

/** There is no such event, or it belongs to somebody else; which of the two, only its author may know. */
export function NotOwnNotice() {
  const { t } = useLingui();
  return (
    <Notice kind="error" role="alert" title={t`Diese Veranstaltung können Sie nicht bearbeiten`}>
      <p>{t`Es gibt sie nicht mehr, oder sie gehört zu einem anderen Konto.`}</p>
      <OwnEventsLink />
    </Notice>
  );
}
