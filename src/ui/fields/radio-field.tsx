import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { describedBy, useField } from '../form/form-context';
import { ChoiceLine } from './choice-line';
import { ErrorLine, FieldFrame, RequiredMark } from './field-frame';

const Legend = styled.legend`
  padding: 0;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
`;

type Props = {
  path: string;
  options: readonly { value: string; label: string }[];
  hint?: ReactNode;
  isRequired?: boolean | undefined;
};

/** One of a few values, all of them in sight. */
export function RadioField({ path, options, hint, isRequired = false }: Props) {
  const field = useField<string | undefined>(path);
  const { id, label, value, error, set, leave, ref } = field;
  const chosen = options.find((option) => option.value === value);
  if (field.isReadOnly) return <FieldFrame field={field} hint={hint} text={chosen?.label} />;
  const first = chosen ? value : options[0]?.value;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be required or invalid.
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, hint, error)}
    >
      <Legend className="label" id={`${id}-label`}>
        {label} {isRequired && <RequiredMark />}
      </Legend>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <Choices>
        {options.map((option) => (
          <ChoiceLine key={option.value}>
            <input
              ref={option.value === first ? ref : undefined}
              type="radio"
              name={path}
              value={option.value}
              checked={option.value === value}
              onChange={() => set(option.value)}
              onBlur={leave}
            />
            <span>{option.label}</span>
          </ChoiceLine>
        ))}
      </Choices>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </fieldset>
  );
}
