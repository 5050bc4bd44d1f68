import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { requestLogOut } from '../../../app/log-out';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import { paths } from '../../../routing/paths';
import { AccountIcon } from '../../../ui/account-icons';
import { Menu } from '../../../ui/panel/menu';

const ITEMS = [
  { path: paths.secure, icon: 'home', label: msg({ id: 'lbl_my_area', message: 'Mein Bereich' }) },
  { path: paths.profile, icon: 'user', label: msg({ id: 'lbl_my_profile', message: 'Mein Profil' }) },
] as const;

type Props = {
  id: string;
  opener(): HTMLElement | null;
  onClose(): void;
  hrefOf(path: string): string | undefined;
  onOpen(path: string): void;
};

/** Renders the menu of the badge for a logged-in person, in the top layer. */
export function BadgeMenu({ id, opener, onClose, hrefOf, onOpen }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const portal = usePortal();

  function closeWith(action: () => void) {
    opener()?.focus({ preventScroll: true });
    onClose();
    action();
  }
  return (
    <Menu id={id} opener={opener} onClose={onClose}>
      {ITEMS.map(({ path, icon, label }) => {
        const href = hrefOf(path);
        const content = (
          <>
            <AccountIcon name={icon} />
            {_(label)}
          </>
        );
        return (
          <li key={path}>
            {href ? (
              <a href={href} onClick={onClose}>
                {content}
              </a>
            ) : (
              <button type="button" onClick={() => closeWith(() => onOpen(path))}>
                {content}
              </button>
            )}
          </li>
        );
      })}
      <li>
        <button type="button" onClick={() => closeWith(() => requestLogOut(portal))}>
          <AccountIcon name="log-out" />
          {t({ id: 'lbl_log_out', message: 'Abmelden' })}
        </button>
      </li>
    </Menu>
  );
}
