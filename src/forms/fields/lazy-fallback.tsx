import styled from '@emotion/styled';
import { PartFailure } from './part-failure';

/** A box about as high as two fields, so that the layout below hardly shifts. */
const Room = styled.div`
  display: grid;
  gap: 8px;
  align-content: center;
  justify-items: center;
  min-height: 150px;
`;

type Props = {
  /** True if the code failed to load. */
  hasFailed: boolean;
  /** Retries the load. */
  again(): void;
};

/** Renders a placeholder for a lazy part of a form, or an error with a retry if its code fails to load. */
export function LazyFallback({ hasFailed, again }: Props) {
  if (!hasFailed) return <Room aria-busy="true" />;
  return (
    <Room>
      <PartFailure again={again} isQuiet />
    </Room>
  );
}
