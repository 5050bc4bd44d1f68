import styled from '@emotion/styled';

const SkeletonRows = styled.div`
  display: grid;
  gap: 16px;
`;

const SkeletonRow = styled.div`
  height: 86px;
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-surface);
`;

const COUNT = 4;

/** Renders the skeleton of a list. @param message status text while loading */
export function RowsSkeleton({ message }: { message: string }) {
  return (
    <SkeletonRows className="is-loading" aria-busy="true">
      <span className="visually-hidden" role="status">
        {message}
      </span>
      {Array.from({ length: COUNT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
        <SkeletonRow key={index} aria-hidden="true" />
      ))}
    </SkeletonRows>
  );
}
