import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../../ui/notice';

/** Renders the notice that nothing can be booked at the moment. */
export function EmptyCatalogue() {
  const { t } = useLingui();
  return (
    <Notice kind="info" title={t`Zurzeit gibt es keine Werbeplätze`}>
      <p>{t`Sobald wieder welche angeboten werden, können Sie sie hier buchen.`}</p>
    </Notice>
  );
}
