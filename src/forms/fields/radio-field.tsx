import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useField } from '../engine/form-context';
import { ChoiceLine } from './choice-line';
import { FieldFrame } from './field-frame';
import { GroupFrame } from './group-frame';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
`;

type Props = {
  path: string;
  options: readonly { value: string; label: ReactNode }[];
  hint?: ReactNode;
  isRequired?: boolean | undefined;
  /** Called instead of setting the value. */
  onChoose?(value: string): void;
};

/** Renders radio buttons for one of a few options. */
export function RadioField({ path, options, hint, isRequired, onChoose }: Props) {
  const field = useField<string | undefined>(path);
  const { value, set, touch, ref } = field;
  const chosen = options.find((option) => option.value === value);
  if (field.isReadOnly) return <FieldFrame field={field} hint={hint} text={chosen?.label} />;
  const first = chosen ?? options[0];
  return (
    <GroupFrame role="radiogroup" field={field} isRequired={isRequired} hint={hint}>
      <Choices>
        {options.map((option) => (
          <ChoiceLine key={option.value}>
            <input
              ref={option === first ? ref : undefined}
              type="radio"
              name={path}
              value={option.value}
              checked={option.value === value}
              onChange={() => (onChoose ?? set)(option.value)}
              onBlur={touch}
            />
            <span>{option.label}</span>
          </ChoiceLine>
        ))}
      </Choices>
    </GroupFrame>
  );
}
