import styled from '@emotion/styled';
import { PartFailure } from './part-failure';

/** About as tall as two fields, so that what stands below hardly moves. */
const Room = styled.div`
  display: grid;
  gap: 8px;
  align-content: center;
  justify-items: center;
  min-height: 150px;
`;

type Props = {
  /** Whether the code did not come. */
  hasFailed: boolean;
  /** Asks for it again. */
  again(): void;
};

/** Keeps the room of a part of a form whose code is on its way, and offers to try again where it did not come. */
export function LazyFallback({ hasFailed, again }: Props) {
  if (!hasFailed) return <Room aria-busy="true" />;
  return (
    <Room>
      <PartFailure again={again} isQuiet />
    </Room>
  );
}
