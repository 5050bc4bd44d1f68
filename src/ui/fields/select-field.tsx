import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { controlProps, useField } from '../form/form-context';
import { Icon } from '../icon';
import { FieldFrame } from './field-frame';

const Box = styled.span`
  position: relative;
  display: grid;
  align-items: center;

  > select {
    padding-right: 40px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  > .icon {
    position: absolute;
    right: 14px;
    color: var(--portal-color-text-soft);
    pointer-events: none;
  }
`;

type Props = Pick<ComponentProps<'select'>, 'autoComplete'> & {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** An option with an empty value means that nothing is chosen yet. */
  options: readonly { value: string; label: string }[];
};

/** One of several options, in the browser's native list. */
export function SelectField({ path, isRequired, hint, options, autoComplete }: Props) {
  const field = useField<string | undefined>(path);
  const { value = '', set } = field;
  const chosen = options.find((option) => option.value !== '' && option.value === value);
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} text={chosen?.label}>
      <Box>
        <select
          {...controlProps(field, { isRequired, hint })}
          autoComplete={autoComplete}
          className="input"
          value={value}
          onChange={({ target }) => set(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </Box>
    </FieldFrame>
  );
}
