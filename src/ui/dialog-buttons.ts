import styled from '@emotion/styled';

/** The buttons at the end of a dialog, the main one last: at the right, on a phone on top. */
export const DialogButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
  margin-top: 20px;

  @container (max-width: 480px) {
    flex-direction: column-reverse;
  }
`;
