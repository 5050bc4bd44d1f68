import styled from '@emotion/styled';

type Props = {
  words: readonly string[];
  /** The index of the shown one. */
  shown: number;
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
export const SteadyWords = ({ words, shown }: Props) => (
  <Cell>
    {words.map((one, index) => (
      <span key={one} aria-hidden={index === shown ? undefined : true}>
        {one}
      </span>
    ))}
  </Cell>
);
