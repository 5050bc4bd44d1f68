import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';

const Lines = styled.div`
  display: grid;
  gap: 16px;

  > div {
    height: 86px;
    border-radius: var(--portal-radius-small);
    background: var(--portal-color-surface);
  }
`;

/** Booked adverts while they are on the way. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <Lines className="is-loading" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t`Ihre Werbung wird geladen …`}
      </span>
      <div aria-hidden="true" />
      <div aria-hidden="true" />
      <div aria-hidden="true" />
    </Lines>
  );
}
