import { ErrorNotice } from '../../../../src/portal/error-notice';
import { SAVE_ERRORS } from '../../../../src/portal/error-words';
import { type FormControl, type FormOptions, useForm } from '../../../../src/portal/form/use-form';
import { ConflictDialog } from '../../../../src/portal/form-parts/conflict-dialog';
import { FormBox } from '../../../../src/portal/form-parts/form-box';
import { FormActions } from '../../../../src/portal/form-parts/form-foot';
import type { Portal } from '../../../../src/portal/portal';
import { SubmitButton } from '../../../../src/ui/fields/submit-button';
import { TextField } from '../../../../src/ui/fields/text-field';
import { describeForm } from '../../../../src/ui/form/describe-form';
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
    <FormBox control={control} label="Person" wordsOf={({ code }) => `words of ${code}`}>
      <ErrorNotice words={SAVE_ERRORS} error={control.failure} onRetry={() => void control.submit()} />
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
          onClose={control.conflict.giveUp}
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
