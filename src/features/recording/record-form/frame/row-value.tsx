import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import type { Translation } from '../../../../i18n/translation';
import { useTranslation } from '../../../../i18n/use-translation';
import type { RecordDraft } from '../record-draft';

/** Returns the component with the present value of a row. @param wordsOf returns it in words, '' for none */
export const rowValue = <Draft extends RecordDraft>(
  wordsOf: (draft: Draft, translation: Translation) => string,
): ComponentType =>
  function RowValue() {
    const { t } = useLingui();
    const translation = useTranslation();
    const form = useFormContent().form as unknown as Form<Draft>;
    return useFormPart(form, ({ values }) => wordsOf(values(), translation)) || t`noch nichts angegeben`;
  };
