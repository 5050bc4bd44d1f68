import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../app/portal';
import type { PreloadContext } from '../app/preload-context';
import { styledScreen } from '../app/styled-screen';
import { accountOnPage, badgeHref } from '../features/account/badge/badge-target';
import { accountTexts } from '../i18n/texts';
import { useTranslation } from '../i18n/use-translation';
import { lazyModule } from '../lib/lazy-module';
import { localeOfPath, withLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { useLazyPart, WhenLoaded } from '../ui/lazy-part';
import { OptionalBoundary } from './optional-boundary';
import { useIsNothingWithoutAccounts } from './use-lacks-accounts';

/** The lazy badge of the person who is logged in, with a menu, for the header of a page. */
const accountBadge = lazyModule(async () => (await import('../features/account/badge/account-badge')).AccountBadge);

/** The lazy whole account, for a page without another place for it. */
const accountWindow = lazyModule(() => import('./account-window'));

const Box = styled.div`
  display: flex;
  justify-content: flex-end;
  min-height: 44px;
`;

type Props = { accountUrl: string | undefined };

/** Preloads the first content of the badge; a guest's log-in link needs nothing more. */
export async function preloadBadge({ client }: PreloadContext, route: string): Promise<void> {
  if (client.session.validToken() === undefined) return;
  await Promise.all([accountBadge.load(), accountTexts.load(localeOfPath(route).locale)]);
}

/**
 * Renders the account for the header of a page: a log-in link, or the person who is logged in. Always of the same size.
 */
export const CompactAccount = styledScreen(function CompactAccount({ accountUrl }: Props) {
  const { client, element, router } = usePortal();
  const { locale } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isLoggedIn = useSnapshot(client.session.state).token !== undefined;
  const loadedWindow = useLazyPart(accountWindow, isOpen);
  useFocusAfterLogOut(box, isLoggedIn);

  if (useIsNothingWithoutAccounts()) return null;

  const accountElement = accountOnPage(element);
  const hrefOf = (path: string) => badgeHref(path, { locale, accountUrl, onPage: accountElement });
  function open(path: string) {
    router.navigate(withLocale(path, locale));
    setOpen(true);
  }
  const link = <AccountLink path={isLoggedIn ? paths.secure : paths.login} hrefOf={hrefOf} onOpen={open} />;
  return (
    <Box ref={box}>
      <OptionalBoundary fallback={link}>
        <Suspense fallback={link}>
          {isLoggedIn ? <WhenLoaded part={accountBadge} {...{ hrefOf, isOpen }} onOpen={open} fallback={link} /> : link}
        </Suspense>
      </OptionalBoundary>
      {isOpen && loadedWindow && (
        <OptionalBoundary fallback={null}>
          <Suspense fallback={null}>
            <loadedWindow.AccountWindow onClose={() => setOpen(false)} />
          </Suspense>
        </OptionalBoundary>
      )}
    </Box>
  );
});

type AccountLinkProps = { path: string; hrefOf(path: string): string | undefined; onOpen(path: string): void };

/** Renders the only link before the menu has loaded. */
function AccountLink({ path, hrefOf, onOpen }: AccountLinkProps) {
  const { _ } = useTranslation();
  const href = hrefOf(path);
  const label =
    path === paths.login
      ? msg({ id: 'lbl_login', message: 'Anmelden' })
      : msg({ id: 'lbl_my_area', message: 'Mein Bereich' });
  return href ? (
    <a className="button is-quiet" href={href}>
      {_(label)}
    </a>
  ) : (
    <button type="button" className="button is-quiet" onClick={() => onOpen(path)}>
      {_(label)}
    </button>
  );
}

/** Focuses the log-in link when it replaces the focused badge. */
function useFocusAfterLogOut(box: RefObject<HTMLElement | null>, isLoggedIn: boolean) {
  const { client, root } = usePortal();
  const hadFocus = useRef(false);
  // Subscribed to run before the badge leaves the page with the focus.
  useEffect(
    () =>
      client.session.subscribe(() => {
        hadFocus.current = box.current?.contains(root.activeElement) ?? false;
      }),
    [client, root, box],
  );
  useEffect(() => {
    if (!isLoggedIn && hadFocus.current) box.current?.querySelector<HTMLElement>('a, button')?.focus();
    hadFocus.current = false;
  }, [isLoggedIn, box]);
}
