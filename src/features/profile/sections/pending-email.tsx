import { useLingui } from '@lingui/react/macro';
import type { Person } from '../../../model/answers/person';
import { Notice } from '../../../ui/notice';

/** Says that a new address is valid once the link is opened that went there; nothing where there is none. */
export function PendingEmail({ person: { email, pendingEmail } }: { person: Person }) {
  const { t } = useLingui();
  if (!pendingEmail) return null;
  return (
    <Notice kind="info" title={t`Bitte bestätigen Sie Ihre neue E-Mail-Adresse`}>
      <p>{t`Wir haben eine Nachricht an ${pendingEmail} geschickt. Bis Sie den Link darin öffnen, gilt weiter ${email}.`}</p>
    </Notice>
  );
}
