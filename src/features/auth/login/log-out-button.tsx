import { useLingui } from '@lingui/react/macro';
import { requestLogOut } from '../../../app/log-out';
import { usePortal } from '../../../app/portal';

/** Renders the log-out button; if drafts on this device would be lost, a dialog asks first. */
export function LogOutButton() {
  const { t } = useLingui();
  const portal = usePortal();
  return (
    <button type="button" className="button is-quiet" onClick={() => requestLogOut(portal)}>
      {t({ id: 'lbl_log_out', message: 'Abmelden' })}
    </button>
  );
}
