import { SAVE_ERRORS } from '../../../../src/app/error-messages';
import { ErrorNotice } from '../../../../src/app/error-notice';
import type { Portal } from '../../../../src/app/portal';
import { describeForm } from '../../../../src/forms/engine/field-definitions';
import { SubmitButton } from '../../../../src/forms/fields/submit-button';
import { TextField } from '../../../../src/forms/fields/text-field';
import { ConflictDialog } from '../../../../src/forms/layout/conflict-dialog';
import { FormActions } from '../../../../src/forms/layout/form-actions';
import { FormBox } from '../../../../src/forms/layout/form-box';
import { type FormControl, type FormOptions, useForm } from '../../../../src/forms/saving/use-form';
import { aPortal, show, type } from './harness';

export type Values = { first: string; last: string };
export type Save = FormOptions<Values>['save'];
const DESCRIPTION = describeForm<Values>({
  sections: [],
  fields: { first: { label: 'Vorname' }, last: { label: 'Nachname' } },
  problems: ({ first }) => (first === '' ? [{ path: 'first', code: 'required' }] : []),
});

export let control: FormControl<Values>;
function Screen(options: Partial<FormOptions<Values>> & { save: Save }) {
  control = useForm(DESCRIPTION, { record: { first: '', last: '' }, ...options });
  return (
    <FormBox control={control} label="Person" messageFor={({ code }) => `words of ${code}`}>
      <ErrorNotice messages={SAVE_ERRORS} error={control.failure} onRetry={() => void control.submit()} />
      <TextField path="first" />
      <TextField path="last" />
      <FormActions control={control}>
        <SubmitButton>Speichern</SubmitButton>
      </FormActions>
      {control.conflict && (
        <ConflictDialog
          conflict={control.conflict}
          structure={control.description}
          show={(_, value) => String(value)}
          onClose={control.conflict.cancel}
        />
      )}
    </FormBox>
  );
}

export const FIRST = 'input[name=first]';
export const LAST = 'input[name=last]';
export const SUBMIT = 'button[type=submit]';
export const keysOf = (save: { mock: { calls: Parameters<Save>[] } }) =>
  save.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

/** A filled form. */
export async function open(options: Partial<FormOptions<Values>> & { save: Save }, portal: Portal = aPortal()) {
  const shown = await show(portal, <Screen {...options} />);
  await type(shown.place, FIRST, 'Erika');
  return { ...shown, portal };
}
