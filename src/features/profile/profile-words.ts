import { useCallback } from 'react';
import type { FieldProblem } from '../../forms/engine/form-store';
import { commonMessage } from '../../forms/engine/problem-messages';
import { useTranslation } from '../../i18n/use-translation';
import { profileFieldLabels } from './messages';

/** Returns a function with the message for a field problem: the profile's, if there is one, else the generic one. */
export function useProfileWords(): (problem: FieldProblem) => string {
  const { _ } = useTranslation();
  return useCallback(
    (problem) => {
      const own = profileFieldLabels(problem);
      return own ? _(own) : commonMessage(problem, _);
    },
    [_],
  );
}
