import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { SAVE_ERRORS } from '../../../app/error-messages';
import { ErrorNotice } from '../../../app/error-notice';
import { describeForm } from '../../../forms/engine/field-definitions';
import type { FieldProblem } from '../../../forms/engine/form-store';
import { SubmitButton } from '../../../forms/fields/submit-button';
import { TextField } from '../../../forms/fields/text-field';
import { FormActions } from '../../../forms/layout/form-actions';
import { FormBox } from '../../../forms/layout/form-box';
import { EMAIL } from '../../../forms/person/person-labels';
import { useForm } from '../../../forms/saving/use-form';
import { isEmail } from '../../../model/contact-checks';
import { Notice } from '../../../ui/notice';

import { useAuthMessages } from '../auth-words';
import { FormResult } from '../form-result';

type Mail = { email: string };

/** One draft for all these forms, so that the address is typed only once. */
const DRAFT = { name: 'mail', schema: 1, owner: 'guest', isQuiet: true } as const;

/** Returns the problem of a missing or invalid address. */
function mailProblems({ email }: Mail): FieldProblem[] {
  const typed = email.trim();
  if (typed === '') return [{ path: 'email', code: 'required' }];
  return isEmail(typed) ? [] : [{ path: 'email', code: 'email' }];
}

const DESCRIPTION = describeForm<Mail>({
  sections: [],
  fields: { email: EMAIL },
  problems: mailProblems,
});

type Props = {
  /** Name of the form. */
  label: string;
  /** Label of the button. */
  button: string;
  /** The message afterwards; the same for every address, so that it reveals no account. */
  sent: ReactNode;
  request(email: string): Promise<void>;
};

/** Renders a form that requests a mail. */
export function MailForm({ label, button, sent, request }: Props) {
  const messageFor = useAuthMessages();
  const [address, setAddress] = useState<string>();
  const control = useForm(DESCRIPTION, {
    record: { email: '' },
    async save({ email }) {
      await request(email);
      setAddress(email.trim());
    },
    draft: DRAFT,
  });
  if (address !== undefined) return <SentNotice onRepeat={() => setAddress(undefined)}>{sent}</SentNotice>;
  return (
    <FormBox control={control} messageFor={messageFor} label={label} isShort>
      <TextField
        path="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
      {control.failure !== undefined && (
        <ErrorNotice messages={SAVE_ERRORS} error={control.failure} onRetry={() => void control.submit()} />
      )}
      <FormActions control={control}>
        <SubmitButton>{button}</SubmitButton>
      </FormActions>
    </FormBox>
  );
}

/** Renders the message in place of the form. */
function SentNotice({ children, onRepeat }: { children: ReactNode; onRepeat(): void }) {
  const { t } = useLingui();
  return (
    <FormResult>
      <Notice kind="success" title={t`Bitte sehen Sie in Ihr Postfach`}>
        <p>{children}</p>
        <p>{t`Nichts angekommen? Sehen Sie auch im Spam-Ordner nach, und prüfen Sie die Adresse.`}</p>
        <button type="button" className="button is-quiet" onClick={onRepeat}>
          {t`Noch einmal anfordern`}
        </button>
      </Notice>
    </FormResult>
  );
}
