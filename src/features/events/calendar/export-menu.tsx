import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';

const ToggleButton = styled.button`
  &::after {
    content: '';
    width: 7px;
    height: 7px;
    margin: -4px 4px 0 2px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &[aria-expanded='true']::after {
    margin-top: 4px;
    rotate: 225deg;
  }
  @media print {
    && {
      display: none;
    }
  }
`;

const Body = styled.div`
  display: grid;
  flex: 1 1 100%;
  order: 1;
  grid-template-columns: minmax(0, 60ch);
  gap: 8px;
  justify-items: start;
  padding-block: 8px;

  /* Also in a row that sets the width of its fields. */
  && .field {
    width: 100%;
    max-width: 420px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  /* Within a sentence a link is as high as its line. */
  p > a {
    display: inline;
  }
  @media print {
    display: none;
  }
`;

/** The note beside an export. */
export const ExportNote = styled.p`
  color: var(--portal-color-text-soft);
  font-size: 0.93em;
`;

export const ExportLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

type Props = { summary: ReactNode /** True for the main action of a screen. */; isMain: boolean; children: ReactNode };

/**
 * Renders a fold with links that leave the page. Not a `details`: in a row of buttons its button stays in place, while
 * the unfolded part takes the whole width below.
 */
export function ExportMenu({ summary, isMain, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToggleButton
        type="button"
        className={isMain ? 'button' : 'button is-quiet'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
      </ToggleButton>
      <Body id={id} hidden={!isOpen}>
        {children}
      </Body>
    </>
  );
}
