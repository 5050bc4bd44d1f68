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
 * A form of this screen, as it is described outside or once for the same settings: what is typed, its checks, its draft, and its way to the server. The screen is drawn again
 * when the form is sent and when that fails, not at each key.
 */
export function useForm<Values extends object>(
  description: FormDescription<Values>,
  options: FormOptions<Values>,
): FormControl<Values> {
  const portal = usePortal();
  // A screen that opens a form for another record gives its component another key.
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

/** Creates a form that goes by what it was told last. */
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
