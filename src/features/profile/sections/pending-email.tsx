import { useLingui } from '@lingui/react/macro';
import type { Person } from '../../../model/answers/person';
import { Notice } from '../../../ui/notice';

type Props = {
  person: Person;
  /** True for the result of a press, which is brought into view. */
  isResult?: boolean;
};

/** Renders that a new address must be confirmed by the mailed link; nothing without one. */
export function PendingEmail({ person: { email, pendingEmail }, isResult = false }: Props) {
  const { t } = useLingui();
  if (!pendingEmail) return null;
  return (
    <Notice
      kind="info"
      title={t`Bitte bestätigen Sie Ihre neue E-Mail-Adresse`}
      {...(isResult && { role: 'status' as const })}
    >
      <p>{t`Wir haben eine E-Mail an ${pendingEmail} geschickt. Bis Sie den Link darin öffnen, gilt weiter ${email}.`}</p>
    </Notice>
  );
}
