import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { describedBy, type FieldState } from '../engine/form-context';
import { ErrorLine } from './field-frame';
import { FieldMark } from './optional-mark';
import { FieldLabel } from './section-title';

const Legend = styled.legend`
  padding: 0;
`;

type Props = {
  /** The role. A plain group can be neither required nor invalid; its controls are. Radio buttons are never optional. */
  role?: 'radiogroup' | undefined;
  field: FieldState<unknown>;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** The counter: '2 von höchstens 3'. */
  counter?: string | undefined;
  children: ReactNode;
};

/** Renders the frame of several controls that form one field. */
export function GroupFrame({ role, field, isRequired = false, hint, counter, children }: Props) {
  const { id, label, error } = field;
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
        <FieldLabel label={label} />
        <FieldMark isRequired={isRequired || role === 'radiogroup' || field.isReadOnly} />
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
