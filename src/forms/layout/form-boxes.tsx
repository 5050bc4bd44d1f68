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

/** Renders the skeleton of a form while its values load; `status` are for screen readers. */
export const FormBoxes = ({ status }: { status: string }) => (
  <Boxes className="is-loading" aria-busy="true">
    <span className="visually-hidden" role="status">
      {status}
    </span>
    <div aria-hidden="true" />
    <div aria-hidden="true" />
    <div aria-hidden="true" />
  </Boxes>
);
