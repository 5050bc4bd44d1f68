import styled from '@emotion/styled';

/** The card of one relation. */
export const Card = styled.li`
  display: grid;
  gap: 10px;
  min-width: 0;
  padding: 16px;
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-surface);

  &[data-unsaved] {
    box-shadow: inset 4px 0 0 var(--portal-color-warning-text);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const RelationHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  justify-content: space-between;

  h3,
  h4,
  h5,
  h6 {
    font-size: 1em;
    line-height: 1.3;
  }
`;

export const RelationCardLinks = styled.dl`
  display: grid;
  grid-template-columns: minmax(5.5em, auto) minmax(0, 1fr);
  gap: 2px 12px;

  @container (max-width: 420px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    > dd + dt {
      margin-top: 6px;
    }
  }
  > dt {
    color: var(--portal-color-text-soft);
  }
  > dd {
    overflow-wrap: anywhere;
  }
`;

export const Meaning = styled.div`
  display: grid;
  gap: 2px;
  max-width: 70ch;
  font-size: 0.93em;
`;

export const Unsaved = styled.p`
  display: flex;
  gap: 6px;
  align-items: start;
  color: var(--portal-color-warning-text);
  font-size: 0.93em;
  font-weight: 600;
`;

export const RelationCardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
`;
