import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';

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

/** The list of own events while it is on the way. */
export function RowsSkeleton() {
  const { t } = useLingui();
  return (
    <Lines className="is-loading" aria-busy="true">
      <span className="visually-hidden" role="status">{t`Ihre Veranstaltungen werden geladen …`}</span>
      {Array.from({ length: COUNT }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
        <Line key={line} aria-hidden="true" />
      ))}
    </Lines>
  );
}
