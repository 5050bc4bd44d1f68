import type { ComponentProps, ReactNode } from 'react';
import { describedBy, useField } from '../form/form-context';
import { FieldFrame } from './field-frame';
import { useCounter } from './use-counter';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'readOnly'
>;

type Props = InputProps & {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** Shows how much of it is used; what is typed beyond is never cut. */
  maxLength?: number | undefined;
  /** Shows the counter from so many characters on; without it when four fifths are used. */
  counterFrom?: number | undefined;
};

/** A line of text. */
export function TextField(props: Props) {
  const { path, isRequired = false, hint, type = 'text', maxLength, counterFrom, ...input } = props;
  const { id, label, value, error, set, leave, ref } = useField<string | undefined>(path);
  const counter = useCounter(value ?? '', maxLength, counterFrom);
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} hint={hint} error={error} counter={counter}>
      <input
        {...input}
        ref={ref}
        id={id}
        name={path}
        type={type}
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
