import { useLingui } from '@lingui/react/macro';
import { FormSection } from '../../../forms/layout/form-section';
import { useTranslation } from '../../../i18n/use-translation';
import { type Person, personName } from '../../../model/answers/person';
import { paths } from '../../../routing/paths';
import { berlinInstant } from '../instant-words';
import { RelationCardLinks } from '../relations/relation-card-layout';
import { PathLink } from '../section-link';

/** Renders the user name and e-mail addresses of the person. */
export function AccountFacts({ person }: { person: Person }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { username, email, pendingEmail, deletionDue } = person;
  const due = deletionDue && berlinInstant(deletionDue, locale)?.day;
  return (
    <FormSection title={t`Ihr Konto`}>
      <RelationCardLinks>
        <dt>{t({ id: 'lbl_username', message: 'Benutzername' })}</dt>
        <dd>{username}</dd>
        <dt>{t`Name`}</dt>
        <dd>{personName(person)}</dd>
        <dt>{t({ id: 'lbl_email', message: 'E-Mail' })}</dt>
        <dd>{t`${email} (bestätigt)`}</dd>
        {pendingEmail && (
          <>
            <dt>{t`Neue E-Mail`}</dt>
            <dd>{t`${pendingEmail} (noch nicht bestätigt, wir haben Ihnen eine E-Mail geschickt)`}</dd>
          </>
        )}
        {due && (
          <>
            <dt>{t`Löschung`}</dt>
            <dd>
              {t`am ${due}`} <PathLink path={paths.deletion}>{t`Löschung zurücknehmen`}</PathLink>
            </dd>
          </>
        )}
      </RelationCardLinks>
    </FormSection>
  );
}
