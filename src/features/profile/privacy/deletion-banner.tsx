import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import { paths } from '../../../routing/paths';
import { Notice } from '../../../ui/notice';
import { berlinInstant } from '../instant-words';
import { PathLink } from '../section-link';

type Props = { /** ISO 8601, validated with the person. */ due: string };

/** Renders the day of the account's deletion, with a link to cancel it. */
export function DeletionBanner({ due }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const day = berlinInstant(due, locale)?.day;
  return (
    <Notice kind="warning" title={t`Ihr Konto wird am ${day} gelöscht`}>
      <p>{t`Bis dahin können Sie es weiter benutzen und die Löschung zurücknehmen.`}</p>
      <PathLink path={paths.deletion}>{t`Löschung zurücknehmen`}</PathLink>
    </Notice>
  );
}
