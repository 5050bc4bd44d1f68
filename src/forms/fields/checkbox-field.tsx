import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { controlProps, describedBy, useField } from '../engine/form-context';
import { ChoiceLine } from './choice-line';
import { ErrorLine } from './field-frame';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > .hint,
  > p {
    margin-left: 34px;
  }
`;

/** The state of the checkbox in a read-only form. */
const ReadOnlyLine = styled.div`
  display: flex;
  gap: 12px;
  justify-self: start;
  padding: 10px 0;
`;

type Props = {
  path: string;
  /** The label; it may contain links. */
  children: ReactNode;
  hint?: ReactNode;
  isRequired?: boolean | undefined;
};

/** Renders a checkbox for a boolean value. */
export function CheckboxField({ path, children, hint, isRequired }: Props) {
  const field = useField<boolean | undefined>(path);
  const { id, value = false, error, isReadOnly, set, ref } = field;
  return (
    <Frame>
      {isReadOnly ? (
        <ReadOnlyLine
          ref={ref}
          role="checkbox"
          aria-checked={value}
          aria-readonly="true"
          aria-describedby={describedBy(id, hint, error)}
          tabIndex={0}
        >
          <Icon name={value ? 'check' : 'close'} size={22} />
          <span>{children}</span>
        </ReadOnlyLine>
      ) : (
        <ChoiceLine>
          <input
            {...controlProps(field, { isRequired, hint })}
            type="checkbox"
            checked={value}
            onChange={({ target }) => set(target.checked)}
          />
          <span>{children}</span>
        </ChoiceLine>
      )}
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </Frame>
  );
}
