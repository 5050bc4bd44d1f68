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

/** As wide as the longest value of the field. */
const Box = styled.div`
  position: relative;
  flex: 0 1 14em;
  min-width: 4em;

  &.is-narrow {
    flex-basis: 9em;
  }
  &.is-amount {
    flex-basis: 9em;
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
 * Which keyboard a phone shows for days and times. The pad of `numeric` has no separator on an iPhone; that of `decimal`
 * has the one of the language, a comma or a point, and both separate days and times as well as none does.
 */
export const FIGURES = 'decimal';

/** The props of all typed fields. */
export type TypedFieldProps = { path: string; isRequired?: boolean | undefined; hint?: ReactNode };

type Props = Omit<TypedFieldProps, 'path'> &
  Pick<
    ComponentProps<'input'>,
    'inputMode' | 'role' | 'autoComplete' | 'spellCheck' | 'onFocus' | 'onClick' | 'aria-expanded' | 'aria-autocomplete'
  > & {
    typed: Omit<TypedText<unknown>, 'pick'>;
    /** Text in place of the input where the field is only to be read. */
    readOnlyText: string;
    look?: 'narrow' | 'amount';
    /** Stands behind the typed text: '€', 'km'. */
    unit?: string | undefined;
    inputRef?: (input: HTMLInputElement | null) => void;
    /** Beside the input, in the same box: a button, a list. */
    children?: ReactNode;
  };

/** An input for a value that is no text. */
export function TypedInput(props: Props) {
  const { typed, isRequired, hint, readOnlyText, look, unit, inputRef, children, ...input } = props;
  const { field, text, type, settleOnEnter } = typed;
  const control = controlProps(field, { isRequired, hint });
  const unitId = `${field.id}-unit`;
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} text={readOnlyText}>
      <Line>
        <Box className={look && `is-${look}`}>
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
            onKeyDown={settleOnEnter}
          />
          {children}
        </Box>
        {unit && <Unit id={unitId}>{unit}</Unit>}
      </Line>
    </FieldFrame>
  );
}
