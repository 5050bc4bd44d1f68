import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { controlProps, useField } from '../engine/form-context';
import { FieldFrame } from './field-frame';
import { SelectBox } from './select-box';

type Props = Pick<ComponentProps<'select'>, 'autoComplete'> & {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** The options. An empty value means that nothing is chosen; a disabled option includes the reason in its label. */
  options: readonly { value: string | number; label: string; isDisabled?: boolean }[];
};

/** Renders a native select. The value is that of the option, a text or a number. */
export function SelectField({ path, isRequired, hint, options, autoComplete }: Props) {
  const field = useField<string | number | undefined>(path);
  const { value = '', set } = field;
  const canBeEmpty = options.some((option) => option.value === '');
  const chosen = options.find((option) => option.value !== '' && option.value === value);
  return (
    <FieldFrame field={field} isRequired={isRequired || !canBeEmpty} hint={hint} text={chosen?.label}>
      <SelectBox>
        <select
          {...controlProps(field, { isRequired, hint })}
          autoComplete={autoComplete}
          className="input"
          value={value}
          onChange={({ target }) => set(options.find((option) => String(option.value) === target.value)?.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </SelectBox>
    </FieldFrame>
  );
}
