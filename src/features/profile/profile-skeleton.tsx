import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';

const Boxes = styled.div`
  display: grid;
  gap: 24px;

  > div {
    min-height: 190px;
    border-radius: var(--portal-radius);
    background: var(--portal-color-surface);
  }
`;

/** The profile's form while the person is on the way: its sections as boxes. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <Boxes className="is-loading" aria-busy="true">
      <span className="visually-hidden" role="status">{t`Ihr Profil wird geladen …`}</span>
      <div aria-hidden="true" />
      <div aria-hidden="true" />
      <div aria-hidden="true" />
    </Boxes>
  );
}
