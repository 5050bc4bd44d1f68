import type { Form } from '../page/form';
import { isKeyOf } from '../page/office';
import type { FormProblems } from '../session/log-in-page';
import { emailOf, nameProblem, problemsIn } from './operator-input';
import type { OperatorClient, OperatorInput } from './operators-page';
import { operatorRoles } from './roles';

/** Reads the form of an operator. */
export function readInput(form: Form, clients: readonly OperatorClient[]): OperatorInput {
  const chosen = clients.map(({ key }) => key).filter((key) => form.line(`client.${key}`) === 'yes');
  return {
    name: form.line('name'),
    email: emailOf(form.line('email')),
    role: form.line('role'),
    clients: form.line('every') === 'yes' ? null : chosen,
  };
}

/** Returns the problems of what was typed, without those of the address. */
export const inputProblems = ({ name, role, clients }: OperatorInput): FormProblems =>
  problemsIn({
    name: nameProblem(name),
    role: isKeyOf(operatorRoles, role) ? undefined : 'Bitte wählen Sie eine Rolle.',
    clients: clients?.length === 0 ? 'Bitte wählen Sie mindestens ein Portal.' : undefined,
  });
