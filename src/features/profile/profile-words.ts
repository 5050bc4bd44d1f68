import { useCallback } from 'react';
import { useSpeech } from '../../i18n/use-speech';
import type { FieldProblem } from '../../ui/form/form-store';
import { commonWords } from '../../ui/form/problem-words';
import { fieldWords } from './messages';

/** Puts a problem of a profile's field into words: the profile's own where there are some, else the generic ones. */
export function useProfileWords(): (problem: FieldProblem) => string {
  const { say } = useSpeech();
  return useCallback(
    (problem) => {
      const own = fieldWords(problem);
      return own ? say(own) : commonWords(problem, say);
    },
    [say],
  );
}
