import styled from '@emotion/styled';
import { PartFailure } from './part-failure';

/** A box about as high as two fields, so that the layout below hardly shifts. */
const Placeholder = styled.div`
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
  retry(): void;
};

/** Renders a placeholder for a lazy part of a form, or an error with a retry if its code fails to load. */
export function LazyFallback({ hasFailed, retry }: Props) {
  if (!hasFailed) return <Placeholder aria-busy="true" />;
  return (
    <Placeholder>
      <PartFailure onRetry={retry} isQuiet />
    </Placeholder>
  );
}
