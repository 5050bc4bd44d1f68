import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { ApiError } from '../../../../api/api-error';
import { SAVE_ERRORS } from '../../../../app/error-messages';
import { ErrorNotice } from '../../../../app/error-notice';
import { usePortal } from '../../../../app/portal';
import { describeForm } from '../../../../forms/engine/field-definitions';
import type { FieldProblem } from '../../../../forms/engine/form-store';
import { genericMessage } from '../../../../forms/engine/problem-messages';
import { RadioField } from '../../../../forms/fields/radio-field';
import { SubmitButton } from '../../../../forms/fields/submit-button';
import { FormActions } from '../../../../forms/layout/form-actions';
import { FormBox } from '../../../../forms/layout/form-box';
import { useForm } from '../../../../forms/saving/use-form';
import { useTranslation } from '../../../../i18n/use-translation';
import type { Member } from '../../../../model/answers/member';
import type { OwnRecord } from '../../../../model/answers/own-record';
import { handOverOwnRecord } from '../../api';
import { useRecordKind } from '../../use-record-kind';
import { mayRetry } from '../may-retry';

type Props = {
  record: OwnRecord;
  /** The members to choose from, at least one. */
  members: readonly Member[];
  /** Returns the reason of a failure. */
  reason(error: unknown): string;
  onClose(): void;
  onDone(member: Member): void;
};

const FORM = describeForm<{ person: string }>({
  sections: [],
  fields: { person: { label: msg`Wer übernimmt?` } },
  problems: ({ person }) => (person === '' ? [{ path: 'person', code: 'no_person' }] : []),
});

/** Renders the choice of the member who takes over a record; a single one is chosen already. */
export function HandOverForm({ record, members, reason, onClose, onDone }: Props) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { path } = useRecordKind();
  const [first, ...others] = members;
  const find = (person: string) => members.find(({ id }) => String(id) === person);
  const control = useForm(FORM, {
    record: { person: first && others.length === 0 ? String(first.id) : '' },
    async save({ person }, { idempotencyKey }) {
      await handOverOwnRecord(client, path, record.id, { person: Number(person), idempotencyKey });
      return undefined;
    },
    onSaved({ person }) {
      const member = find(person);
      if (member) onDone(member);
    },
    needsSession: true,
  });
  const { failure } = control;
  return (
    <FormBox control={control} messageFor={useMessages()} label={t`Wer übernimmt?`}>
      <ErrorNotice
        messages={SAVE_ERRORS}
        error={failure}
        onRetry={mayRetry(failure) ? () => void control.submit() : undefined}
      >
        {failure instanceof ApiError && <p>{reason(failure)}</p>}
      </ErrorNotice>
      <RadioField
        path="person"
        options={members.map(({ id, name }) => ({ value: String(id), label: name || t`Mitglied ohne Namen` }))}
      />
      <p>{t`Die Person bekommt dann die E-Mails dazu und kann das wieder an Sie zurückgeben. Sie können weiter mitarbeiten, solange Sie für dieselbe Organisation eintragen.`}</p>
      <FormActions control={control}>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t({ message: 'Abbrechen', context: 'question' })}
        </button>
        <SubmitButton>{t({ message: 'Übergeben', context: 'to a person' })}</SubmitButton>
      </FormActions>
    </FormBox>
  );
}

function useMessages(): (problem: FieldProblem) => string {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const none = t`Bitte wählen Sie jemanden aus.`;
  const gone = t`Diese Person trägt nicht mehr für diese Organisation ein. Bitte wählen Sie jemand anderen.`;
  return useCallback(
    (problem) =>
      problem.code === 'unknown' ? gone : problem.code === 'no_person' ? none : (genericMessage(problem, _) ?? none),
    [none, gone, _],
  );
}
