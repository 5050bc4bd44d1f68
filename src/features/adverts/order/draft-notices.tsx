import { useLingui } from '@lingui/react/macro';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Notice } from '../../../ui/notice';
import { useOrder } from './order-context';

/** Where the order is kept, when the server does not have it, and what to do when two devices have gone on with it. */
export function DraftNotices() {
  const { t } = useLingui();
  const { state, store } = useOrder();
  if (state.theirs)
    return (
      <Notice kind="warning" role="alert" title={t`Diese Bestellung wurde auf einem anderen Gerät geändert`}>
        <p>{t`Womit möchten Sie weitermachen?`}</p>
        <DialogButtons>
          <button type="button" className="button is-quiet" onClick={() => store.settle('theirs')}>
            {t`Mit dem anderen Stand`}
          </button>
          <button type="button" className="button" onClick={() => store.settle('mine')}>
            {t`Mit dem Stand hier`}
          </button>
        </DialogButtons>
      </Notice>
    );
  if (state.saved === 'device')
    return (
      <p className="hint" role="status">
        {t`Ihre Angaben sind auf diesem Gerät gesichert. Sobald der Server wieder erreichbar ist, sind sie auch auf Ihren anderen Geräten.`}
      </p>
    );
  if (state.saved === 'nowhere')
    return (
      <p className="hint" role="status">
        {t`Ihre Angaben lassen sich gerade nicht sichern. Bitte lassen Sie diese Seite offen.`}
      </p>
    );
  return null;
}
