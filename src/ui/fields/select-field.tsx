import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { describedBy, useField } from '../form/form-context';
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
  /** An empty value stands for no choice yet. */
  options: readonly { value: string; label: string }[];
};

/** One of several values, from a list of the browser's own. */
export function SelectField({ path, isRequired = false, hint, options, autoComplete }: Props) {
  const { id, label, value, error, set, leave, ref } = useField<string | undefined>(path);
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} hint={hint} error={error}>
      <Box>
        <select
          ref={ref}
          id={id}
          name={path}
          autoComplete={autoComplete}
          className="input"
          value={value ?? ''}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={({ target }) => set(target.value)}
          onBlur={leave}
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
