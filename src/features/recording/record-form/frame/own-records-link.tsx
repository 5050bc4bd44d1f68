import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../../i18n/use-speech';
import { usePortal } from '../../../../portal/portal';
import { inLocale } from '../../../../routing/locale-of-path';
import { memberPaths } from '../../../../routing/member-paths';

/** The way back to the list of own events. */
export function OwnEventsLink() {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { router } = usePortal();
  const route = inLocale(memberPaths.events, locale);
  return (
    <a className="button is-quiet" href={router.hrefOf(route)} data-route={route}>
      {t`Meine Veranstaltungen`}
    </a>
  );
}
