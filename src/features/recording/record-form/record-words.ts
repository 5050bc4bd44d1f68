import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useLingui as useWords } from '../../../i18n/lingui';
import { sayIn } from '../../../i18n/say';
import { useSpeech } from '../../../i18n/use-speech';
import { lazily } from '../../../lib/lazily';
import { SAVE_ERRORS } from '../../../portal/error-words';
import type { FieldProblem } from '../../../ui/form/form-store';
import { genericWords } from '../../../ui/form/problem-words';
import { valueWords } from '../../../ui/typed-fields/value-words';
import { useLazyPart } from '../../../ui/use-lazy-part';
import { useRecordKind } from '../use-record-kind';

/** Words for what only an event can have wrong: nothing can be wrong yet when the form appears. */
const problemWords = lazily(() => import('./problems/problem-words'));

/** What only events have, in words; undefined for anything else, and until these words are there. */
function useOwnWords() {
  const { name } = useRecordKind();
  const particular = useLazyPart(problemWords, true);
  const { locale, messages } = useWords();
  return useMemo(() => {
    const say = sayIn(messages, locale);
    const said = (words: MessageDescriptor | undefined) => words && say(words);
    return {
      ofField: (problem: FieldProblem) => said(particular?.fieldWords(problem)),
      ofSave: particular?.saveErrors(name) ?? SAVE_ERRORS,
    };
  }, [particular, name, locale, messages]);
}

/** Why a save was refused, in words of this kind of record. */
export const useSaveErrors = () => useOwnWords().ofSave;

/** Puts a problem of an event's field into words. */
export function useRecordWords(): (problem: FieldProblem) => string {
  const { t } = useLingui();
  const speech = useSpeech();
  const { ofField } = useOwnWords();
  const other = t`Bitte prüfen Sie diese Angabe.`;
  return useCallback(
    (problem) => ofField(problem) ?? valueWords(problem, speech) ?? genericWords(problem, speech.say) ?? other,
    [ofField, speech, other],
  );
}
