import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { controlProps } from '../../engine/form-context';
import { FieldFrame } from '../field-frame';
import type { TypedText } from './use-typed-text';

const Line = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  font-variant-numeric: tabular-nums;
`;

/** A box as wide as the longest value of the field. */
const Box = styled.div`
  position: relative;
  width: 10.5em;
  min-width: 4em;

  &.is-narrow {
    width: 6em;
  }
  &.is-amount {
    width: 7.5em;
  }
  &.is-amount > .input {
    text-align: right;
  }
  > .input:not(:last-child) {
    padding-right: 52px;
  }
`;

const Unit = styled.span`
  color: var(--portal-color-text-soft);
`;

/**
 * The `inputmode` of days and times. The `numeric` keypad has no separator on an iPhone. The `decimal` keypad has the
 * one of the locale, comma or point, and the parser accepts both.
 */
export const NUMERIC_INPUT_MODE = 'decimal';

/** The props of all typed fields. */
export type TypedFieldProps = { path: string; isRequired?: boolean | undefined; hint?: ReactNode };

type Props = Omit<TypedFieldProps, 'path'> &
  Pick<
    ComponentProps<'input'>,
    'inputMode' | 'role' | 'autoComplete' | 'spellCheck' | 'onFocus' | 'onClick' | 'aria-expanded' | 'aria-autocomplete'
  > & {
    typed: Omit<TypedText<unknown>, 'pick'>;
    /** The text in place of the input when the field is read-only. */
    readOnlyText: string;
    width?: 'narrow' | 'amount';
    /** The unit behind the input: '€', 'km'. */
    unit?: string | undefined;
    inputRef?: (input: HTMLInputElement | null) => void;
    /** The content beside the input, in the same box: a button, a listbox. */
    children?: ReactNode;
  };

/** Renders an input for a value that is not text. */
export function TypedInput(props: Props) {
  const { typed, isRequired, hint, readOnlyText, width, unit, inputRef, children, ...input } = props;
  const { field, text, type, formatOnEnter } = typed;
  const control = controlProps(field, { isRequired, hint });
  const unitId = `${field.id}-unit`;
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} text={readOnlyText}>
      <Line>
        <Box className={width && `is-${width}`}>
          <input
            autoComplete="off"
            spellCheck={false}
            {...input}
            {...control}
            aria-describedby={[unit && unitId, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
            ref={(element) => {
              field.ref(element);
              inputRef?.(element);
            }}
            className="input"
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={formatOnEnter}
          />
          {children}
        </Box>
        {unit && <Unit id={unitId}>{unit}</Unit>}
      </Line>
    </FieldFrame>
  );
}
