import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../app/error-messages';
import { usePortal } from '../../../app/portal';
import { settingsHref } from '../../../app/settings-href';
import { useMutation } from '../../../app/use-mutation';
import { SAVED_SEARCH_ERRORS } from '../../../cards/event-errors';
import { WithEventTexts } from '../../../cards/with-event-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { changeFilter, type EventFilter, queryOf } from '../../../model/event-filter';
import type { Frequency } from '../../../model/saved-search';
import { ExportNote } from '../calendar/export-menu';
import { saveSearch } from './api';
import { useAccountEmail } from './use-account-email';

/** Matches a possible e-mail address. The server validates the rest, with rules that are too large for this form. */
const MAY_BE_EMAIL = /^\S+@\S+$/;

const Box = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;
  width: 100%;
  max-width: 480px;

  [aria-invalid='true'] {
    border-color: var(--portal-color-error-text);
  }
  [role='alert'] {
    color: var(--portal-color-error-text);
  }
`;

const Choice = styled.label`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  padding-block: 4px;
  line-height: 1.3;

  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--portal-color-primary-text);
  }
`;

type Props = { filter: EventFilter };

/** Renders the form that orders mails about the visible search. The input stays until it is sent. */
export const SavedSearchForm = (props: Props) => (
  <WithEventTexts>
    <Form {...props} />
  </WithEventTexts>
);

/** Checks whether the server rejects the address. */
const isAboutEmail = (error: unknown) => error instanceof ApiError && error.fields.some(({ path }) => path === 'email');

function Form({ filter }: Props) {
  const { t } = useLingui();
  const { locale, _ } = useTranslation();
  const { api } = usePortal().client;
  const [frequency, setFrequency] = useState<Frequency>('weekly');
  const accountEmail = useAccountEmail();
  const [typedEmail, setTypedEmail] = useState<string>();
  const email = typedEmail ?? accountEmail;
  // The number of the failed attempt, so that each one counts as new.
  const [invalidAttempts, setInvalidAttempts] = useState(0);
  const { step, error, isPending, run, reset } = useMutation(() =>
    saveSearch(api, { email, query: queryOf(changeFilter(filter, {})), frequency }, locale),
  );

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (MAY_BE_EMAIL.test(email.trim())) {
      setInvalidAttempts(0);
      return void run();
    }
    reset();
    setInvalidAttempts((attempts) => attempts + 1);
  }

  return (
    <Box aria-label={t`Suche per E-Mail`} noValidate onSubmit={send}>
      <Frequencies {...{ filter, frequency }} onChange={setFrequency} />
      <EmailField
        email={email}
        problem={invalidAttempts || (isAboutEmail(error) && error)}
        onChange={(next) => {
          setTypedEmail(next);
          setInvalidAttempts(0);
          reset();
        }}
      />
      <Privacy />
      <button className="button" type="submit" aria-disabled={isPending}>
        {t`Suche speichern`}
      </button>
      <p role="status">
        {step === 'done' &&
          t`Wir haben Ihnen eine E-Mail an ${email.trim()} geschickt. Bitte bestätigen Sie die Suche mit dem Link darin.`}
        {error !== undefined && !isAboutEmail(error) && _(errorMessage(error, SAVED_SEARCH_ERRORS).hint)}
      </p>
    </Box>
  );
}

type FrequenciesProps = Props & { frequency: Frequency; onChange(next: Frequency): void };

function Frequencies({ filter, frequency, onChange }: FrequenciesProps) {
  const { t } = useLingui();
  const name = useId();
  const choices: [Frequency, string][] = [
    ['weekly', t`Jeden Donnerstag alles, was in den nächsten sieben Tagen passt`],
    ['news', t`Sobald etwas Neues passt`],
  ];
  const hasDay = filter.when !== undefined && !(filter.when === 'weekend' && frequency === 'weekly');
  return (
    <fieldset>
      <legend className="label">{t`Wann schreiben wir Ihnen?`}</legend>
      {choices.map(([value, label]) => (
        <Choice key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === frequency}
            onChange={() => onChange(value)}
          />
          {label}
        </Choice>
      ))}
      {hasDay && <ExportNote>{t`Die Suche gilt dann für alle Tage.`}</ExportNote>}
      {filter.to && <ExportNote>{t`Nach dem letzten gewählten Tag enden die E-Mails von selbst.`}</ExportNote>}
    </fieldset>
  );
}

type EmailProps = {
  email: string;
  /** The problem of the address, another value per attempt; falsy for none. */
  problem: unknown;
  onChange(next: string): void;
};

function EmailField({ email, problem, onChange }: EmailProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isInvalid = Boolean(problem);
  // Each attempt focuses the field, also after the same error.
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>{t`E-Mail-Adresse`}</label>
      <input
        ref={field}
        id={id}
        className="input"
        type="email"
        name="email"
        autoComplete="email"
        required
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        value={email}
        onChange={({ target }) => onChange(target.value)}
      />
      {isInvalid && (
        <p id={`${id}-error`} role="alert">
          {t`Bitte geben Sie eine vollständige E-Mail-Adresse ein, etwa name@example.org.`}
        </p>
      )}
    </div>
  );
}

function Privacy() {
  const { t } = useLingui();
  const portal = usePortal();
  const privacyPolicy = settingsHref(portal.settings.links.privacyPolicy, portal);
  return (
    <ExportNote>
      {t`Wir nutzen Ihre Adresse nur dafür. Jede E-Mail hat einen Link zum Abbestellen.`}{' '}
      {privacyPolicy && (
        <a href={privacyPolicy} target="_blank" rel="noopener noreferrer">
          {t`Datenschutz`}
        </a>
      )}
    </ExportNote>
  );
}
