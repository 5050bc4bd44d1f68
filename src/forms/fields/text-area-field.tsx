import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { controlProps, useField } from '../engine/form-context';
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

type Props = Pick<ComponentProps<'textarea'>, 'autoComplete' | 'spellCheck' | 'rows'> & {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** The limit for the counter; a longer text is never cut. */
  maxLength?: number | undefined;
  /** The number of characters from which the counter is shown. Default: four fifths of `maxLength`. */
  counterFrom?: number | undefined;
};

/** Renders a field for several lines of text, which grows with the text. */
export function TextAreaField(props: Props) {
  const { path, isRequired, hint, maxLength, counterFrom, ...area } = props;
  const field = useField<string | undefined>(path);
  const { value = '', set } = field;
  const counter = useCounter(value, maxLength, counterFrom);
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} counter={counter} text={value}>
      <Area
        {...area}
        {...controlProps(field, { isRequired, hint, counter })}
        className="input"
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </FieldFrame>
  );
}
