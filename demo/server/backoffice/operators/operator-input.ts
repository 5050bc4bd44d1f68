import { isEmail } from '../../../../src/model/contact-checks';
import { PASSWORD_LENGTH } from '../../../../src/model/password';
import { newPasswordProblems } from '../../accounts/new-password';
import type { Form } from '../page/form';
import type { FormProblems } from '../session/log-in-page';

const MAX_NAME_LENGTH = 80;

/** Returns the problem of an operator's name; undefined if it is valid. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'Bitte geben Sie einen Namen ein.';
  return [...name].length > MAX_NAME_LENGTH ? `Bitte höchstens ${MAX_NAME_LENGTH} Zeichen.` : undefined;
}

/** Returns the problem of an operator's address; undefined if it is valid. */
export const emailProblem = (email: string): string | undefined =>
  isEmail(email) ? undefined : 'Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.';

/** Returns an e-mail address in the form in which operators have it. */
export const emailOf = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

const passwordTexts: Readonly<Record<string, string>> = {
  required: 'Bitte geben Sie ein Passwort ein.',
  too_short: `Bitte mindestens ${PASSWORD_LENGTH.min} Zeichen.`,
  too_long: `Bitte höchstens ${PASSWORD_LENGTH.max} Zeichen.`,
  no_special: 'Bitte verwenden Sie auch ein Sonderzeichen, zum Beispiel einen Punkt oder einen Bindestrich.',
  too_common: 'Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.',
  mismatch: 'Die beiden Passwörter sind nicht gleich.',
};

/** Returns the problems of a new password and its repetition, by the rules for members. */
export async function passwordFieldProblems(form: Form): Promise<FormProblems> {
  const typed = { password1: form.text('password1'), password2: form.text('password2') };
  const problems = await newPasswordProblems(typed);
  return Object.fromEntries(
    problems
      .reverse()
      .map(({ path, code }) => [
        path,
        passwordTexts[path === 'password2' && code === 'required' ? 'mismatch' : code] ?? code,
      ]),
  );
}

/** Leaves out fields without a problem. */
export const problemsIn = (problems: Readonly<Record<string, string | undefined>>): FormProblems =>
  Object.fromEntries(Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
