import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listDrafts } from '../../../portal/form/drafts';
import { usePerson } from '../../../portal/person-store';
import { usePortal } from '../../../portal/portal';
import { logOut } from '../api';

/** Logs out; where drafts go from this device with that, it says so first. */
export function LogOutButton() {
  const { t } = useLingui();
  const { client } = usePortal();
  const state = usePerson();
  const [isAsked, setIsAsked] = useState(false);

  function press() {
    const hasDrafts = state.step === 'ready' && listDrafts(client.host, state.person.id).length > 0;
    if (hasDrafts && !isAsked) setIsAsked(true);
    else void logOut(client);
  }

  return (
    <>
      <p role="status">
        {isAsked && t`Auf diesem Gerät liegen noch Entwürfe von Ihnen. Beim Abmelden werden sie gelöscht.`}
      </p>
      <button type="button" className="button is-quiet" onClick={press}>
        {isAsked ? t`Trotzdem abmelden` : t({ id: 'lbl_log_out', message: 'Abmelden' })}
      </button>
    </>
  );
}
