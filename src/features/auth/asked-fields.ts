import type { FieldProblem, Form } from '../../ui/form/form-store';

/** The refused fields that the form has. For any other, the summary would show a line without a name or a target. */
export const askedFields = <Values extends object>(
  { isAsked }: Pick<Form<Values>, 'isAsked'>,
  refused: readonly FieldProblem[],
): FieldProblem[] => refused.filter(({ path }) => isAsked(path));
