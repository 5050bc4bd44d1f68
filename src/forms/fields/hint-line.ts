import styled from '@emotion/styled';

/** A line of text with buttons below a field, for class="hint". */
export const HintLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`;
