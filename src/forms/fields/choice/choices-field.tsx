import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useField, useFormContent } from '../../engine/form-context';
import { ChoiceLine } from '../choice-line';
import { FieldFrame } from '../field-frame';
import { GroupFrame } from '../group-frame';

type Props = {
  path: string;
  options: readonly { value: string; label: string }[];
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** The maximum number of ticked options. Ticking more is possible; the rules of the form report it. */
  max?: number | undefined;
};

const NONE: readonly string[] = [];

/** Renders checkboxes for several of a few options. The value is a list in the order of the options. */
export function ChoicesField({ path, options, isRequired, hint, max }: Props) {
  const { t } = useLingui();
  const { announce } = useFormContent();
  const field = useField<readonly string[] | undefined>(path);
  const { value: chosen = NONE, error, set, touch, ref } = field;
  const counterFor = (count: number) => (max === undefined ? undefined : t`${count} von höchstens ${max} gewählt`);
  const counter = counterFor(chosen.length);
  // Chosen values that are no longer offered stay visible, so that the user can untick them.
  const obsolete = chosen.filter((value) => options.every((option) => option.value !== value));
  const all = [...options, ...obsolete.map((value) => ({ value, label: value }))];
  const labels = all.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);

  function choose(value: string, isChosen: boolean) {
    const next = all
      .map((option) => option.value)
      .filter((each) => (each === value ? isChosen : chosen.includes(each)));
    set(next);
    const message = counterFor(next.length);
    if (message) announce(message);
  }

  if (field.isReadOnly) return <FieldFrame field={field} hint={hint} text={labels.join(', ')} />;
  return (
    <GroupFrame field={field} isRequired={isRequired} hint={hint} counter={counter}>
      {all.map(({ value, label }, index) => (
        <ChoiceLine key={value}>
          <input
            ref={index === 0 ? ref : undefined}
            type="checkbox"
            name={path}
            value={value}
            checked={chosen.includes(value)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => choose(value, target.checked)}
            onBlur={touch}
          />
          <span>{label}</span>
        </ChoiceLine>
      ))}
    </GroupFrame>
  );
}
