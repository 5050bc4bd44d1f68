import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useCallback } from 'react';
import type { FieldProblem } from '../../forms/engine/form-store';
import { commonMessage } from '../../forms/engine/problem-messages';
import type { Translate } from '../../i18n/translation';
import { useTranslation } from '../../i18n/use-translation';

/** The messages for problems of account fields that are more specific than the generic ones. */
const MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  mismatch: msg`Passwörter stimmen nicht überein`,
  no_special: msg`Das Passwort braucht ein Sonderzeichen, zum Beispiel ! ? - _ oder #`,
  too_common: msg`Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.`,
  password_incorrect: msg`Dieses Passwort ist nicht korrekt`,
  unavailable_email: msg`Mit dieser E-Mail-Adresse gibt es schon ein Konto`,
  unavailable_username: msg`Diesen Benutzernamen gibt es schon. Bitte wählen Sie einen anderen.`,
  addresses: msg`Bitte füllen Sie mindestens eines dieser Felder aus.`,
};

/** Returns the message for a problem of an account field. */
function authMessage(problem: FieldProblem, _: Translate): string {
  const specific = Object.hasOwn(MESSAGES, problem.code) ? MESSAGES[problem.code] : undefined;
  return specific ? _(specific) : commonMessage(problem, _);
}

/** Returns {@link authMessage} bound to the current language, stable until that changes. */
export function useAuthMessages(): (problem: FieldProblem) => string {
  const { _ } = useTranslation();
  return useCallback((problem) => authMessage(problem, _), [_]);
}
