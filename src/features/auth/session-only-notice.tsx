import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../app/portal';
import { deviceStorage } from '../../lib/storage';
import { Icon } from '../../ui/icon';
import { QuietLine } from './auth-layout';

const PROBE_KEY = 'authorization_probe';

/** Checks whether the browser's storage works, before anybody has logged in. */
function canStore(): boolean {
  const isStored = deviceStorage.set(PROBE_KEY, '1');
  deviceStorage.remove(PROBE_KEY);
  return isStored;
}

/** Renders that a log-in ends with the page, if the browser blocks its storage; else nothing. */
export function SessionOnlyNotice() {
  const { t } = useLingui();
  const { isStored } = useSnapshot(usePortal().client.session.state);
  const [isStorageOpen] = useState(canStore);
  if (isStored && isStorageOpen) return null;
  return (
    <QuietLine>
      <Icon name="info" />
      {t`Sie bleiben nur auf dieser Seite angemeldet, weil Ihr Browser das Speichern blockiert.`}
    </QuietLine>
  );
}
