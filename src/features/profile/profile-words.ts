import { useCallback } from 'react';
import type { FieldProblem } from '../../forms/engine/form-store';
import { commonWords } from '../../forms/engine/problem-words';
import { useTranslation } from '../../i18n/use-translation';
import { fieldWords } from './messages';

/** Puts a problem of a profile's field into words: the profile's own where there are some, else the generic ones. */
export function useProfileWords(): (problem: FieldProblem) => string {
  const { _ } = useTranslation();
  return useCallback(
    (problem) => {
      const own = fieldWords(problem);
      return own ? _(own) : commonWords(problem, _);
    },
    [_],
  );
}
