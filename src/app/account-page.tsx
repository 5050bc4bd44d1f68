import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { headingTag } from '../ui/heading-tag';
import { usePortal } from './portal';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  &.is-narrow {
    max-width: 480px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  justify-content: space-between;
  align-items: end;
`;

const HeadText = styled.div`
  display: grid;
  flex: 1 1 16em;
  gap: 8px;
  max-width: 70ch;
`;

const Title = styled.h2`
  font-size: clamp(1.4em, 1.1em + 1.6cqi, 2em);
  line-height: 1.2;
  text-wrap: balance;
`;

const Lead = styled.div`
  color: var(--portal-color-text-soft);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type Props = {
  title: string;
  lead?: ReactNode;
  /** The links and buttons beside the heading. */
  actions?: ReactNode;
  /** True for the short forms of log-in and sign-up. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** Renders a screen for persons with an account: heading, purpose, actions, and content. */
export function AccountPage({ title, lead, actions, isNarrow = false, children }: Props) {
  const { headingLevel } = usePortal();
  return (
    <Page part="page" className={isNarrow ? 'is-narrow' : undefined}>
      <Head>
        <HeadText>
          <Title as={headingTag(headingLevel)} tabIndex={-1} part="heading">
            {title}
          </Title>
          {lead && <Lead>{lead}</Lead>}
        </HeadText>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Page>
  );
}
