import styled from '@emotion/styled';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { accountScreen } from '../app/account-screen';
import { usePortal } from '../app/portal';
import { useTranslation } from '../i18n/use-translation';
import { withLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { Icon } from '../ui/icon';
import { OptionalBoundary } from './optional-boundary';

type Props = {
  /** True if the element lists events. */
  hasEvents: boolean;
  /** True if adverts can be ordered in it. */
  hasAdverts: boolean;
};

const Links = accountScreen(({ hasEvents, hasAdverts }: Props) => (
  <LinkRow>
    {hasEvents && (
      <PublicLink path={paths.events}>
        <Icon name="previous" size={16} />
        <Trans>Zu den Veranstaltungen</Trans>
      </PublicLink>
    )}
    {hasAdverts && (
      <PublicLink path={paths.promotion}>
        <Trans>Werben: Werbeplätze, Preise und freie Tage</Trans>
      </PublicLink>
    )}
  </LinkRow>
));

const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  justify-content: center;
  margin-top: 12px;
  font-size: var(--text-s);

  /* As in the card: the second press of a double click must not hit a link. */
  *:has([type='submit'][aria-disabled]) ~ & {
    pointer-events: none;
  }
  a {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    min-height: 44px;
    text-align: center;
  }
`;

function PublicLink({ path, children }: { path: string; children: ReactNode }) {
  const { router } = usePortal();
  const route = withLocale(path, useTranslation().locale);
  return (
    <a href={router.hrefOf(route)} data-route={route}>
      {children}
    </a>
  );
}

/** Renders the links back to public screens, below log-in and sign-up. */
export const PublicLinks = (props: Props) => (
  <OptionalBoundary fallback={null}>
    <Suspense fallback={null}>
      <Links {...props} />
    </Suspense>
  </OptionalBoundary>
);
