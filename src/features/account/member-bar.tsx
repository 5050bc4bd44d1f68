import { msg } from '@lingui/core/macro';
import { useSpeech } from '../../i18n/use-speech';
import { askToLogOut } from '../../portal/log-out';
import { usePortal } from '../../portal/portal';
import { inLocale } from '../../routing/locale-of-path';
import { paths } from '../../routing/paths';

/** The link to the logged-in area and the log-out, in the bar above the screens. */
export function MemberBar() {
  const portal = usePortal();
  const { say, locale } = useSpeech();
  const route = inLocale(paths.secure, locale);
  return (
    <>
      <a href={portal.router.hrefOf(route)} data-route={route}>
        {say(msg({ id: 'lbl_my_area', message: 'Mein Bereich' }))}
      </a>
      <button type="button" onClick={() => askToLogOut(portal)}>
        {say(msg({ id: 'lbl_log_out', message: 'Abmelden' }))}
      </button>
    </>
  );
}
