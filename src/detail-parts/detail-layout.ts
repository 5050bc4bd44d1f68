import styled from '@emotion/styled';

/*
 * The boxes of the detail: one column when narrow; from 860 px of the element's width the facts stand beside picture
 * and texts. Everything follows the element, never the window.
 */

/** The page: plain blocks, so that the first ones wrap around the shell's floats. */
export const DetailPage = styled.section`
  max-width: var(--width-page);
  margin: 0;
  padding: 4px 0;

  > * + * {
    margin-top: 20px;
  }
  > section {
    margin-top: 40px;
  }
  /* A focused element is scrolled above the ticket bar. */
  :is(a, button, summary) {
    scroll-margin-bottom: 80px;
  }
  > [hidden] + *,
  > .visually-hidden + * {
    margin-top: 0;
  }
  @media print {
    padding: 0;
    > * + * {
      margin-top: 12pt;
    }
    .only-screen {
      display: none;
    }
  }
`;

export const BackAnchor = styled.a`
  display: flex;
  align-items: center;
  gap: 4px;
  width: fit-content;
  min-height: 44px;
  margin-bottom: -12px;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

export const DetailColumns = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  @container portal (min-width: 860px) {
    grid-template: 'picture aside' auto 'text aside' auto 'more aside' 1fr / minmax(0, 1fr) 320px;
    gap: 28px 32px;

    > .picture {
      grid-area: picture;
    }
    > .aside {
      grid-area: aside;
    }
    > .text {
      grid-area: text;
    }
    > .more {
      grid-area: more;
    }
  }
  @media print {
    display: block;
    > * + * {
      margin-top: 12pt;
    }
  }
`;

/** The facts: in one column, or in pairs if there is room for two but not for a separate column. */
export const Aside = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  @container portal (min-width: 620px) and (max-width: 859.98px) {
    grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));

    > :first-of-type {
      grid-row: 1 / span 3;
    }
  }
`;

export const Box = styled.section`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  padding: 20px;
  border-radius: var(--portal-radius);
  background: var(--portal-color-surface);

  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    padding: 0;
    background: none;
    break-inside: avoid;

    .button {
      display: none;
    }
  }
`;

export const Texts = styled.div`
  display: grid;
  gap: 28px;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

export const Section = styled.section`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
`;

/** The heading of a section; `as` sets its level. */
export const SectionHeading = styled.h3`
  font-size: 1.15em;
  line-height: 1.3;
  text-wrap: balance;
`;

export const SubHeading = styled.h4`
  color: var(--portal-color-text-soft);
  font-size: 0.9em;
  line-height: 1.3;
`;

export const Soft = styled.span`
  color: var(--portal-color-text-soft);
  font-size: 0.93em;
`;

/** Links in a column, each high enough for a finger. */
export const LinkList = styled.ul`
  display: grid;
  justify-items: start;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
  @media print {
    a {
      min-height: 0;
    }
    a[href^='http']::after {
      content: ' ' attr(href);
      font-size: 0.85em;
    }
  }
`;
