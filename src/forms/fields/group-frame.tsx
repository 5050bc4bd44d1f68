import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { describedBy, type FieldState } from '../engine/form-context';
import { ErrorLine, RequiredMark } from './field-frame';

const Legend = styled.legend`
  padding: 0;
`;

type Props = {
  /** The role. A plain group can be neither required nor invalid; its controls are. */
  role?: 'radiogroup' | undefined;
  field: FieldState<unknown>;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** The counter: '2 von höchstens 3'. */
  counter?: string | undefined;
  children: ReactNode;
};

/** Renders the frame of several controls that form one field. */
export function GroupFrame({ role, field: { id, label, error }, isRequired, hint, counter, children }: Props) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: they are set only together with the role that supports them.
    <fieldset
      role={role}
      aria-labelledby={`${id}-label`}
      aria-required={(role && isRequired) || undefined}
      aria-invalid={role && error ? true : undefined}
      aria-describedby={describedBy(id, hint, error, counter)}
    >
      <Legend className="label" id={`${id}-label`}>
        {label} {isRequired && <RequiredMark />}
      </Legend>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      {counter && (
        <p className="hint" id={`${id}-counter`}>
          {counter}
        </p>
      )}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </fieldset>
  );
}
