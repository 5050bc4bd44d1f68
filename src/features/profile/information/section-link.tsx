import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import type { Section } from '../section-of';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
`;

/** A link to a section of the profile. */
export function SectionLink({ section, children }: { section: Section; children: ReactNode }) {
  const { locale } = useSpeech();
  const { router } = usePortal();
  const route = `${inLocale(paths.profile, locale)}?section=${section}`;
  return (
    <Link href={router.hrefOf(route)} data-route={route}>
      {children}
    </Link>
  );
}
