type Props = { words: readonly string[] /** Which of them is shown. */; shown: number };

/** The words of a button that says something else after a press: it is as wide as the longest, so that nothing moves. */
export const SteadyWords = ({ words, shown }: Props) => (
  <span className="steady-words">
    {words.map((one, place) => (
      <span key={one} aria-hidden={place === shown ? undefined : true}>
        {one}
      </span>
    ))}
  </span>
);
