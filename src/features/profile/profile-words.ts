import { useCallback } from 'react';
import type { FieldProblem } from '../../forms/engine/form-store';
import { commonMessage } from '../../forms/engine/problem-messages';
import { useTranslation } from '../../i18n/use-translation';
import { profileFieldMessage } from './messages';

/** Returns a function with the message for a field problem: the profile's, if there is one, else the generic one. */
export function useProfileMessages(): (problem: FieldProblem) => string {
  const { _ } = useTranslation();
  return useCallback(
    (problem) => {
      const specific = profileFieldMessage(problem);
      return specific ? _(specific) : commonMessage(problem, _);
    },
    [_],
  );
}
