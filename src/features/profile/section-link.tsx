import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale } from '../../routing/locale-prefix';
import { type ProfileSection, profileSectionRoute } from '../../routing/profile-sections';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
`;

/** Renders a link within a text, to a route without locale prefix. */
export function PathLink({ path, children }: { path: string; children: ReactNode }) {
  const { locale } = useTranslation();
  const { router } = usePortal();
  const route = withLocale(path, locale);
  return (
    <Link href={router.hrefOf(route)} data-route={route}>
      {children}
    </Link>
  );
}

/** Renders a link to a section of the profile. */
export const SectionLink = ({ section, children }: { section: ProfileSection; children: ReactNode }) => (
  <PathLink path={profileSectionRoute(section)}>{children}</PathLink>
);
