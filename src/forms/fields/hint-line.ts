import styled from '@emotion/styled';

/** Words below a field, with what can be done about them; for class="hint". */
export const HintLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`;
