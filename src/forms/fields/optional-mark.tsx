import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { createContext, useContext } from 'react';

const MarksOptional = createContext(false);

/** Decides whether the fields inside mark that they may stay empty: in a form, but not in a section that may, too. */
export const OptionalMarks = MarksOptional.Provider;

const Mark = styled.span`
  color: var(--portal-color-text-soft);
  font-weight: 400;
`;

/** Renders '(freiwillig)' beside a label or a heading. */
export function OptionalMark() {
  const { t } = useLingui();
  return <Mark>{t({ id: 'lbl_optional', message: '(freiwillig)' })}</Mark>;
}

/** Renders the mark of a field that may stay empty, after a space, where the fields are marked. */
export const FieldMark = ({ isRequired }: { isRequired: boolean }) =>
  useContext(MarksOptional) && !isRequired ? (
    <>
      {' '}
      <OptionalMark />
    </>
  ) : null;
