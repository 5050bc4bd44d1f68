import styled from '@emotion/styled';

const Lines = styled.div`
  display: grid;
  gap: 16px;
`;

const Line = styled.div`
  height: 86px;
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-surface);
`;

const COUNT = 4;

/** Renders the skeleton of a list. @param words status text while loading */
export function RowsSkeleton({ words }: { words: string }) {
  return (
    <Lines className="is-loading" aria-busy="true">
      <span className="visually-hidden" role="status">
        {words}
      </span>
      {Array.from({ length: COUNT }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
        <Line key={line} aria-hidden="true" />
      ))}
    </Lines>
  );
}
