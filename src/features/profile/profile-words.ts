import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { FieldProblem } from '../../ui/form/form-store';
import { commonWords } from '../../ui/form/problem-words';
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
