import styled from '@emotion/styled';

const Boxes = styled.div`
  display: grid;
  gap: 20px;

  > div {
    min-height: 200px;
    border-radius: var(--portal-radius);
    background: var(--portal-color-surface);
  }
`;

/** A form while what it holds is on the way: its first sections as boxes. `words` are read aloud. */
export const FormBoxes = ({ words }: { words: string }) => (
  <Boxes className="is-loading" aria-busy="true">
    <span className="visually-hidden" role="status">
      {words}
    </span>
    <div aria-hidden="true" />
    <div aria-hidden="true" />
    <div aria-hidden="true" />
  </Boxes>
);
