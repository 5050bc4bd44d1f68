import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useSpeech } from '../../i18n/use-speech';
import type { FieldProblem } from '../../ui/form/form-store';
import { genericWords } from '../../ui/form/problem-words';
import { fieldWords } from './messages';

/** Puts a problem of a profile's field into words: the profile's own where there are some, else the generic ones. */
export function useProfileWords(): (problem: FieldProblem) => string {
  const { t } = useLingui();
  const { say } = useSpeech();
  const other = t`Bitte prüfen Sie diese Angabe.`;
  return useCallback(
    (problem) => {
      const own = fieldWords(problem);
      return own ? say(own) : (genericWords(problem, say) ?? other);
    },
    [say, other],
  );
}
