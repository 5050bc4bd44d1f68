import styled from '@emotion/styled';

/** The layout of introduction, error and choice of a source. */
export const SourceStep = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** A field with its button, below each other where there is no room. */
export const AddressRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  input {
    flex: 1 1 240px;
    width: auto;
    min-width: 0;
  }
`;

/** The name of a file, or the address of a page. */
export const Heading = styled.h3`
  overflow-wrap: anywhere;
`;

export const Events = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-top: 12px;
  list-style: none;

  button {
    display: grid;
    width: 100%;
    min-height: 44px;
    padding: 10px 14px;
    border: 1.5px solid var(--portal-color-control-line);
    border-radius: var(--portal-radius-small);
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;

    &:hover {
      border-color: var(--portal-color-primary-text);
    }
  }
  small {
    color: var(--portal-color-text-soft);
  }
`;

/** A list of proposed values: a checkbox, the field, its new value. */
export const Proposals = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: 12px;
  border-top: 1px solid var(--portal-color-line);

  > div {
    padding: 12px 0;
    border-bottom: 1px solid var(--portal-color-line);
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 12px;
    cursor: pointer;
  }
  details {
    padding-left: 34px;
  }
  input {
    width: 22px;
    height: 22px;
    margin: 1px 0 0;
    accent-color: var(--portal-color-primary-text);
  }
  input:focus-visible {
    outline: 2px solid var(--portal-color-focus);
    outline-offset: 2px;
  }
  span {
    display: block;
    overflow-wrap: anywhere;
  }
  .label {
    padding: 0;
  }
`;

export const GapSection = styled.section`
  margin-top: 20px;

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    margin-top: 6px;
    padding-left: 20px;
    overflow-wrap: anywhere;
  }
`;
