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
  const [{ run, tell }] = useState(() => openForm(portal, { description, options }));
  useLayoutEffect(() => tell({ description, options }));
  useEffect(() => run.form.describe(description), [run, description]);
  useEffect(() => run.open(), [run]);
  const { outcome, version, sentAt, mergedAt } = useSnapshot(run.state) as SavingState<Values>;
  const isSending = useFormPart(run.form, ({ state }) => state.isSending);
  const { form, draft, submit } = run;
  const { failure, conflict } = outcome;
  return useMemo(
    () => ({ form, description, submit, failure, isSending, version, sentAt, mergedAt, draft, conflict }),
    [form, description, submit, failure, isSending, version, sentAt, mergedAt, draft, conflict],
  );
}

type Given<Values extends object> = { description: FormDescription<Values>; options: FormOptions<Values> };

/** Creates a form that uses the latest description and options. */
function openForm<Values extends object>(portal: Portal, given: Given<Values>) {
  let now = given;
  const run = createFormController<Values>(portal, { description: () => now.description, options: () => now.options });
  return {
    run,
    tell(next: Given<Values>) {
      now = next;
    },
  };
}
