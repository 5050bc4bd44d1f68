import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';

const Boxes = styled.div`
  display: grid;
  gap: 20px;
`;

const Box = styled.div`
  min-height: 200px;
  border-radius: var(--portal-radius);
  background: var(--portal-color-surface);
`;

/** The form while its event is on the way: its first sections as boxes. */
export function FormSkeleton() {
  const { t } = useLingui();
  return (
    <Boxes className="is-loading" aria-busy="true">
      <span className="visually-hidden" role="status">{t`Das Formular wird geladen …`}</span>
      <Box aria-hidden="true" />
      <Box aria-hidden="true" />
      <Box aria-hidden="true" />
    </Boxes>
  );
}
