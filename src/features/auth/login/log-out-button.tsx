import { useLingui } from '@lingui/react/macro';
import { askToLogOut } from '../../../app/log-out';
import { usePortal } from '../../../app/portal';

/** Logs out; where drafts would go from this device with that, it is asked first. */
export function LogOutButton() {
  const { t } = useLingui();
  const portal = usePortal();
  return (
    <button type="button" className="button is-quiet" onClick={() => askToLogOut(portal)}>
      {t({ id: 'lbl_log_out', message: 'Abmelden' })}
    </button>
  );
}
