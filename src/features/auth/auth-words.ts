import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useCallback } from 'react';
import type { Say } from '../../i18n/speech';
import { useSpeech } from '../../i18n/use-speech';
import type { FieldProblem } from '../../ui/form/form-store';
import { commonWords } from '../../ui/form/problem-words';

/** What is wrong at a field of an account, where the generic messages say too little. */
const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  mismatch: msg`Passwörter stimmen nicht überein`,
  no_special: msg`Das Passwort braucht ein Sonderzeichen, zum Beispiel ! ? - _ oder #`,
  too_common: msg`Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.`,
  password_incorrect: msg`Dieses Passwort ist nicht korrekt`,
  unavailable_email: msg`Mit dieser E-Mail-Adresse gibt es schon ein Konto`,
  unavailable_username: msg`Diesen Benutzernamen gibt es schon. Bitte wählen Sie einen anderen.`,
  addresses: msg`Bitte füllen Sie mindestens eines dieser Felder aus.`,
};

/** A problem of an account's field in words: what to do about it. */
function authWords(problem: FieldProblem, say: Say): string {
  const own = Object.hasOwn(WORDS, problem.code) ? WORDS[problem.code] : undefined;
  return own ? say(own) : commonWords(problem, say);
}

/** {@link authWords} in the language that is shown, the same function until that changes. */
export function useAuthWords(): (problem: FieldProblem) => string {
  const { say } = useSpeech();
  return useCallback((problem) => authWords(problem, say), [say]);
}
