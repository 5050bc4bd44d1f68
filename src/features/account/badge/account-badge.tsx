import { msg } from '@lingui/core/macro';
import { accountScreen } from '../../../app/account-screen';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import { paths } from '../../../routing/paths';
import { AccountMenu } from '../account-menu';
import { LogOutQuestion } from '../log-out-question';
import { useExpiry } from '../use-expiry';

const ITEMS = [
  { path: paths.secure, icon: 'home', label: msg({ id: 'lbl_my_area', message: 'Mein Bereich' }) },
  { path: paths.profile, icon: 'user', label: msg({ id: 'lbl_my_profile', message: 'Mein Profil' }) },
] as const;

type Props = {
  /** Returns the address of a path of the account; undefined if it opens above the page. */
  hrefOf(path: string): string | undefined;
  onOpen(path: string): void;
  /** True if the account is open above the page, where it asks before the log-out itself. */
  isOpen: boolean;
};

/** Renders the name of the logged-in person, with a menu, for the header of a page. */
export const AccountBadge = accountScreen(({ hrefOf, onOpen, isOpen }: Props) => {
  const { _ } = useTranslation();
  useExpiry(usePortal().client.session);
  return (
    <>
      <AccountMenu
        part="badge"
        items={ITEMS.map(({ path, icon, label }) => {
          const href = hrefOf(path);
          const item = { icon, label: _(label) };
          return href === undefined ? { ...item, href, onPress: () => onOpen(path) } : { ...item, href };
        })}
      />
      {!isOpen && <LogOutQuestion isToLogin />}
    </>
  );
});
