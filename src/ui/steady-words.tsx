import styled from '@emotion/styled';

type Props = {
  words: readonly string[];
  /** Which of them is shown. */
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

/** The words of a button that says something else after a press: it is as wide as the longest, so that nothing moves. */
export const SteadyWords = ({ words, shown }: Props) => (
  <Cell>
    {words.map((one, index) => (
      <span key={one} aria-hidden={index === shown ? undefined : true}>
        {one}
      </span>
    ))}
  </Cell>
);
