import { useId } from 'react';
import { snapshot } from 'valtio';
import { useFormContent, useFormPart } from '../../../forms/engine/form-context';
import type { FieldProblem } from '../../../forms/engine/form-store';
import { ErrorLine } from '../../../forms/fields/field-frame';

/** Renders the error of a group or list as a whole, which no single field shows. */
export function GroupError({ path }: { path: string }) {
  const { form, messageFor } = useFormContent();
  const id = useId();
  const problem = useFormPart(form, ({ state }) => snapshot(state).shownProblems[path]) as FieldProblem | undefined;
  return problem && <ErrorLine id={id}>{messageFor(problem)}</ErrorLine>;
}
