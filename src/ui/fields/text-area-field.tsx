import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { describedBy, useField } from '../form/form-context';
import { FieldFrame } from './field-frame';
import { useCounter } from './use-counter';

const Area = styled.textarea`
  display: block;
  min-height: calc(4lh + 24px);
  max-height: 24lh;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;

  &:focus-visible {
    outline: 2px solid var(--portal-color-focus);
    outline-offset: 2px;
  }
`;

type Props = Pick<ComponentProps<'textarea'>, 'autoComplete' | 'spellCheck' | 'readOnly' | 'rows'> & {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** Shows how much of it is used; what is typed beyond is never cut. */
  maxLength?: number | undefined;
  /** Shows the counter from so many characters on; without it when four fifths are used. */
  counterFrom?: number | undefined;
};

/** A text of several lines, which grows with what is written. */
export function TextAreaField(props: Props) {
  const { path, isRequired = false, hint, maxLength, counterFrom, ...area } = props;
  const { id, label, value, error, set, leave, ref } = useField<string | undefined>(path);
  const counter = useCounter(value ?? '', maxLength, counterFrom);
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} hint={hint} error={error} counter={counter}>
      <Area
        {...area}
        ref={ref}
        id={id}
        name={path}
        className="input"
        value={value ?? ''}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error, counter)}
        onChange={({ target }) => set(target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
