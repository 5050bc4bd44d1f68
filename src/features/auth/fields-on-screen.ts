import type { FieldProblem, Form } from '../../ui/fields/form-store';

/** What the server refused and a field can show: a line that leads nowhere and has no name would help nobody. */
export const fieldsOnScreen = <Values extends object>(
  { fields }: Pick<Form<Values>, 'fields'>,
  refused: readonly FieldProblem[],
): FieldProblem[] => refused.filter(({ path }) => fields.has(path));
