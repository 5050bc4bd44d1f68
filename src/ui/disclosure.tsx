import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';

const Details = styled.details`
  min-width: 0;

  > summary {
    display: flex;
    gap: 6px;
    align-items: center;
    width: fit-content;
    max-width: 100%;
    min-height: 44px;
    color: var(--portal-color-primary-text);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > .icon {
    flex: none;
  }
  &[open] > summary > .icon {
    transform: rotate(180deg);
  }
  &.is-box > summary {
    justify-content: space-between;
    width: auto;
    color: inherit;
  }
  &.is-box > summary > .icon {
    color: var(--portal-color-text-soft);
  }
  @media (prefers-reduced-motion: no-preference) {
    > summary > .icon {
      transition: transform 150ms;
    }
  }
`;

/** Renders words that unfold what is below; `is-box` is the head of a box, as wide as it. */
export const Disclosure = ({ summary, children, ...props }: ComponentProps<'details'> & { summary: ReactNode }) => (
  <Details {...props}>
    <summary>
      {summary}
      <Icon name="down" size={16} />
    </summary>
    {children}
  </Details>
);
