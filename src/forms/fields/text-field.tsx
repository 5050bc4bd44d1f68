import type { ComponentProps, ReactNode } from 'react';
import { controlProps, useField } from '../engine/form-context';
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
  /** The limit for the counter; a longer text is never cut. */
  maxLength?: number | undefined;
  /** The number of characters from which the counter is shown. Default: four fifths of `maxLength`. */
  counterFrom?: number | undefined;
};

/** Renders a field for a line of text. */
export function TextField(props: Props) {
  const { path, isRequired, hint, type = 'text', maxLength, counterFrom, ...input } = props;
  const field = useField<string | undefined>(path);
  const { value = '', set } = field;
  const counter = useCounter(value, maxLength, counterFrom);
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} counter={counter} text={value}>
      <input
        {...input}
        {...controlProps(field, { isRequired, hint, counter })}
        type={type}
        className="input"
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </FieldFrame>
  );
}
