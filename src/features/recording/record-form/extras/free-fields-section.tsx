import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ClientText } from '../../../../app/client-text';
import { useField, useLabel } from '../../../../forms/engine/form-context';
import { CheckboxField } from '../../../../forms/fields/checkbox-field';
import { RichTextField } from '../../../../forms/fields/rich-text-field';
import { SelectField } from '../../../../forms/fields/select-field';
import { TextAreaField } from '../../../../forms/fields/text-area-field';
import { TextField } from '../../../../forms/fields/text-field';
import { DateField } from '../../../../forms/fields/typed/date-field';
import { NumberField } from '../../../../forms/fields/typed/number-field';
import { effectiveLimit, MAX_READ_LENGTH } from '../../../../model/payloads/limits';
import type { FreeField } from '../../../../model/rules/event-rules';
import { FREE_FIELD_FORMATS } from '../../../../model/rules/free-field-problems';
import { usableFreeFields } from '../../../../model/rules/visible-fields';
import { useRecordingRules } from '../../use-recording-rules';
import { GroupError } from '../group-error';

/** Renders the client's free fields, in the client's order. */
export function FreeFieldsSection() {
  return (
    <>
      <GroupError path="freeFields" />
      {usableFreeFields(useRecordingRules()).map((field) => (
        <FreeFieldInput key={field.name} field={field} />
      ))}
    </>
  );
}

/** Renders a free field according to its type. */
function FreeFieldInput({
  field: { name, type, required: isRequired, maxLength: max, options, optionLabels, info },
}: {
  field: FreeField;
}) {
  const { t } = useLingui();
  const path = `freeFields.${name}`;
  const common = { path, isRequired, hint: info && <ClientText html={info} /> };
  const maxLength = effectiveLimit(max, MAX_READ_LENGTH);
  switch (type) {
    case 'textarea':
      return <TextAreaField {...common} maxLength={maxLength} />;
    case 'wysiwyg':
      return <RichTextField {...common} maxLength={maxLength} formats={FREE_FIELD_FORMATS} />;
    case 'number':
      return (
        <NumberField
          {...common}
          hint={
            (info || max > 0) && (
              <>
                {common.hint}
                {max > 0 && <p>{t`${plural(max, { one: 'Höchstens # Ziffer.', other: 'Höchstens # Ziffern.' })}`}</p>}
              </>
            )
          }
          isSigned
        />
      );
    case 'date':
      return <DateField {...common} />;
    case 'checkbox':
      return <FreeCheckbox {...common} />;
    case 'select':
      return <FreeSelect {...common} {...{ options, optionLabels }} />;
    case 'url':
      return <TextField {...common} {...AS_ADDRESS} maxLength={maxLength} type="url" inputMode="url" />;
    case 'email':
      return <TextField {...common} {...AS_ADDRESS} maxLength={maxLength} type="email" inputMode="email" />;
    default:
      return <TextField {...common} maxLength={maxLength} autoComplete="off" />;
  }
}

const AS_ADDRESS = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

type Common = { path: string; isRequired: boolean; hint: ReactNode };

const FreeCheckbox = (props: Common) => <CheckboxField {...props}>{useLabel(props.path)}</CheckboxField>;

/** Renders a free field with options. A stored value that is no longer offered stays selectable. */
function FreeSelect({
  options,
  optionLabels = options,
  ...props
}: Common & Pick<FreeField, 'options' | 'optionLabels'>) {
  const { t } = useLingui();
  const { value = '' } = useField<string | undefined>(props.path);
  const isRemoved = value !== '' && !options.includes(value);
  return (
    <SelectField
      {...props}
      options={[
        { value: '', label: t`Bitte wählen` },
        ...[...new Set(options)].map((value) => ({ value, label: optionLabels[options.indexOf(value)] ?? value })),
        ...(isRemoved ? [{ value, label: t`${value} (nicht mehr möglich)` }] : []),
      ]}
    />
  );
}
