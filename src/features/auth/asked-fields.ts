import type { FieldProblem, Form } from '../../ui/form/form-store';

/** What the server refused and a field can show: a line that leads nowhere and has no name would help nobody. */
export const askedFields = <Values extends object>(
  { isAsked }: Pick<Form<Values>, 'isAsked'>,
  refused: readonly FieldProblem[],
): FieldProblem[] => refused.filter(({ path }) => isAsked(path));
