import { useLingui } from '@lingui/react/macro';
import { useOrder } from './order-context';

/** Renders where the order is saved, if the server does not have it. */
export function DraftHint() {
  const { t } = useLingui();
  const { state } = useOrder();
  if (state.saved === 'device')
    return (
      <p className="hint" role="status">
        {t`Ihre Angaben sind auf diesem Gerät gespeichert. Sobald der Server wieder erreichbar ist, sind sie auch auf Ihren anderen Geräten.`}
      </p>
    );
  if (state.saved === 'nowhere')
    return (
      <p className="hint" role="status">
        {t`Ihre Angaben lassen sich gerade nicht speichern. Bitte lassen Sie diese Seite offen.`}
      </p>
    );
  return null;
}
