import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { headingTag } from '../ui/heading-tag';
import { usePortal } from './portal';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 2.4cqi, 28px);

  &:is(.is-column, .is-narrow) {
    width: 100%;
    max-width: 760px;
  }
  &.is-column {
    margin-inline: auto;
  }
  /* A container of its own: what is inside fits the card, not the element. */
  &.is-card {
    width: 100%;
    max-width: 420px;
    gap: 20px;
    /* The same for its parts, which measure by the card. */
    --space-box: 20px;
    margin-inline: auto;
    padding: var(--space-6) var(--space-box) var(--space-box);
    overflow: clip;
    container: portal / inline-size;
    border: 1px solid var(--portal-color-line);
    border-radius: var(--radius-box);
    background: var(--portal-color-card);
    box-shadow: 0 8px 28px rgb(16 32 48 / 0.06);
  }
  /* The first field of a long form is in view on a phone. */
  @container portal (max-width: 639.9px) {
    &.is-form {
      gap: 8px;

      > div:first-of-type {
        gap: 0 24px;
      }
    }
  }
  @container portal (max-width: 499.9px) {
    &.is-card {
      --space-box: 16px;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  justify-content: space-between;
  align-items: center;
`;

const HeadText = styled.div`
  display: grid;
  flex: 1 1 16em;
  gap: 8px;
  max-width: 70ch;
`;

const Title = styled.h2`
  font-size: clamp(1.4em, 1.1em + 1.6cqi, 1.75em);
  line-height: 1.2;
  text-wrap: balance;

  .is-card & {
    font-size: 1.75em;
  }
  /* On one line, so that the first field is in view. */
  @container portal (max-width: 399.9px) {
    .is-form & {
      font-size: 1.25em;
    }
  }
`;

const Lead = styled.div`
  color: var(--portal-color-text-soft);

  /* What it shows may still load. */
  &:empty {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @container portal (max-width: 559.9px) {
    flex: 1 0 100%;

    > .button {
      flex: 1 0 auto;
    }
  }
`;

type Props = {
  title: string;
  lead?: ReactNode;
  /** The links and buttons beside the heading. */
  actions?: ReactNode;
  /**
   * A card in the middle for short forms and messages; as wide as a form of one column, in the middle or below the
   * tabs; or a long form, whose head is low.
   */
  shape?: 'card' | 'column' | 'narrow' | 'form';
  children: ReactNode;
};

/** Renders a screen for persons with an account: heading, purpose, actions, and content. */
export function AccountPage({ title, lead, actions, shape, children }: Props) {
  const { headingLevel } = usePortal();
  return (
    <Page part="page" className={shape && `is-${shape}`}>
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
