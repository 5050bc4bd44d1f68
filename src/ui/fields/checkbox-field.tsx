import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { describedBy, useField } from '../form/form-context';
import { ChoiceLine } from './choice-line';
import { ErrorLine, RequiredMark } from './field-frame';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > .hint,
  > p {
    margin-left: 34px;
  }
`;

type Props = {
  path: string;
  /** The words beside the box; they may hold links. */
  children: ReactNode;
  hint?: ReactNode;
  isRequired?: boolean | undefined;
};

/** A box to tick: true or false. */
export function CheckboxField({ path, children, hint, isRequired = false }: Props) {
  const { id, value, error, set, leave, ref } = useField<boolean | undefined>(path);
  return (
    <Frame>
      <ChoiceLine>
        <input
          ref={ref}
          id={id}
          name={path}
          type="checkbox"
          checked={value === true}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={({ target }) => set(target.checked)}
          onBlur={leave}
        />
        <span>
          {children} {isRequired && <RequiredMark />}
        </span>
      </ChoiceLine>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </Frame>
  );
}
