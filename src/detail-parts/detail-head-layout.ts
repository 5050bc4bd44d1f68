import styled from '@emotion/styled';

export const DetailHeadBox = styled.header`
  display: grid;
  gap: 8px;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  > [part='notice'] {
    justify-self: stretch;
    margin-block: 4px 8px;
  }
`;

export const Title = styled.h2`
  max-width: 36ch;
  font-size: clamp(1.6em, 1.15em + 1.9cqi, 2.4em);
  line-height: 1.2;
  letter-spacing: -0.01em;
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const RubricLine = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  list-style: none;
  color: var(--portal-color-primary-text);
  font-size: 0.93em;
  font-weight: 700;

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

export const Meta = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  list-style: none;
  font-size: 1.06em;

  li {
    display: inline-flex;
    align-items: start;
    gap: 8px;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  .icon {
    margin-top: 0.15em;
    color: var(--portal-color-text-soft);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-top: 4px;

  .button {
    padding-inline: 16px;
  }
  /* The panel of a button opens below the row, so that no button moves. */
  .field,
  [role='status']:not(.visually-hidden) {
    order: 1;
    flex-basis: 100%;
    max-width: 320px;
  }
  [role='status']:empty {
    position: absolute;
  }
  @media print {
    display: none;
  }
`;

/** Contains the main action of a wide detail; a narrow one has it in its bar. */
export const WideOnly = styled.span`
  display: contents;

  @container portal (max-width: 859.98px) {
    display: none;
  }
`;

/** Reserves the space of the calendar export until it has loaded, so that nothing below moves. */
export const CalendarPlaceholder = styled.span`
  width: 206px;
  height: 44px;
`;
