import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Portal, usePortal } from '../../app/portal';
import type { FormDescription } from '../engine/field-definitions';
import { useFormPart } from '../engine/form-context';
import type { FormControl, FormOptions } from './form-control';
import { createFormController } from './form-controller';
import type { SavingState } from './saving-state';

export type { Attempt } from '../../app/idempotency-keys';
export type { FormControl, FormOptions } from './form-control';

/**
 * Keeps the form of a screen: values, validation, draft and submission. The description must be a constant or memoised.
 * The screen re-renders on submission and failure, not on each key press.
 */
export function useForm<Values extends object>(
  description: FormDescription<Values>,
  options: FormOptions<Values>,
): FormControl<Values> {
  const portal = usePortal();
  // A screen that opens a form for another record changes the key of its component.
  const [{ run: controller, tell: update }] = useState(() => openForm(portal, { description, options }));
  useLayoutEffect(() => update({ description, options }));
  useEffect(() => controller.form.describe(description), [controller, description]);
  useEffect(() => controller.open(), [controller]);
  const { outcome, version, savedAt, mergedAt } = useSnapshot(controller.state) as SavingState<Values>;
  const isSending = useFormPart(controller.form, ({ state }) => state.isSending);
  const { form, draft, submit } = controller;
  const { failure, conflict } = outcome;
  return useMemo(
    () => ({ form, description, submit, failure, isSending, version, savedAt, mergedAt, draft, conflict }),
    [form, description, submit, failure, isSending, version, savedAt, mergedAt, draft, conflict],
  );
}

type FormInput<Values extends object> = { description: FormDescription<Values>; options: FormOptions<Values> };

/** Creates a form that uses the latest description and options. */
function openForm<Values extends object>(portal: Portal, input: FormInput<Values>) {
  let latest = input;
  const controller = createFormController<Values>(portal, {
    description: () => latest.description,
    options: () => latest.options,
  });
  return {
    run: controller,
    tell(next: FormInput<Values>) {
      latest = next;
    },
  };
}
