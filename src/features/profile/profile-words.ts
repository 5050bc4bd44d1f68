import { useCallback } from 'react';
import type { FieldProblem } from '../../forms/engine/form-store';
import { commonWords } from '../../forms/engine/problem-words';
import { useTranslation } from '../../i18n/use-translation';
import { profileFieldMessage } from './messages';

/** Returns a function with the message for a field problem: the profile's, if there is one, else the generic one. */
export function useProfileMessages(): (problem: FieldProblem) => string {
  const { _ } = useTranslation();
  return useCallback(
    (problem) => {
      const specific = profileFieldMessage(problem);
      return specific ? _(specific) : commonWords(problem, _);
    },
    [_],
  );
}
