import styled from '@emotion/styled';

type Props = {
  labels: readonly string[];
  /** The index of the shown one. */
  shownIndex: number;
};

/** All lie in one cell. */
const Cell = styled.span`
  display: inline-grid;

  > span {
    grid-area: 1 / 1;
  }
  > [aria-hidden] {
    visibility: hidden;
  }
`;

/** Renders the changing label of a button as wide as its longest text, so that nothing moves. */
export const StableWidthLabel = ({ labels, shownIndex }: Props) => (
  <Cell>
    {labels.map((label, index) => (
      <span key={label} aria-hidden={index === shownIndex ? undefined : true}>
        {label}
      </span>
    ))}
  </Cell>
);
