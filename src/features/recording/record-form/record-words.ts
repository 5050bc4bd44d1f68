import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import type { FieldProblem } from '../../../forms/engine/form-store';
import { genericMessage } from '../../../forms/engine/problem-messages';
import { valueMessage } from '../../../forms/fields/typed/value-messages';
import { useTranslation } from '../../../i18n/use-translation';
import { useRecordKind } from '../use-record-kind';
import { recordFieldMessage, saveErrors } from './problem-messages';

/** Returns the messages for save errors of this kind of record. */
export function useSaveErrors() {
  const { name } = useRecordKind();
  return useMemo(() => saveErrors(name), [name]);
}

/** Returns a function that converts a problem of a record's field to its message. */
export function useRecordMessages(): (problem: FieldProblem) => string {
  const { t } = useLingui();
  const translation = useTranslation();
  const other = t`Bitte prüfen Sie diese Angabe.`;
  return useCallback(
    (problem) => {
      const recordMessage = recordFieldMessage(problem);
      if (recordMessage) return translation._(recordMessage);
      return valueMessage(problem, translation) ?? genericMessage(problem, translation._) ?? other;
    },
    [translation, other],
  );
}
