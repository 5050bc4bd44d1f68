import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useLingui as useWords } from '../../../i18n/lingui';
import { sayIn } from '../../../i18n/say';
import { useSpeech } from '../../../i18n/use-speech';
import type { FieldProblem } from '../../../ui/form/form-store';
import { genericWords } from '../../../ui/form/problem-words';
import { valueWords } from '../../../ui/typed-fields/value-words';
import { useRecordKind } from '../use-record-kind';
import { fieldWords, saveWords } from './problems/problem-words';

/** What only events have, in words; undefined for anything else. */
function useOwnWords() {
  const { name } = useRecordKind();
  const { locale, messages } = useWords();
  return useMemo(() => {
    const say = sayIn(messages, locale);
    const said = (words: MessageDescriptor | undefined) => words && say(words);
    return {
      ofField: (problem: FieldProblem) => said(fieldWords(problem)),
      ofSave: (error: unknown) => said(saveWords(error, name)),
    };
  }, [name, locale, messages]);
}

/** Why a save was refused, where its code has its own words. */
export const useSaveWords = () => useOwnWords().ofSave;

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
