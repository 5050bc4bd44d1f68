import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../api/api-error';
import { type ErrorTable, SAVE_ERRORS } from '../../app/error-messages';
import { ErrorNotice } from '../../app/error-notice';
import { useTranslation } from '../../i18n/use-translation';
import { paths } from '../../routing/paths';
import { AuthLinks } from './auth-layout';
import { ContactLink } from './contact-link';
import { LocaleLink } from './locale-link';
import { type NextStep, type Outcomes, outcomeOf } from './messages';
import { ResendButton } from './resend-button';
import { SecondsLeft } from './seconds-left';

type Props = {
  /** The failure of a call; undefined for none. */
  error: unknown;
  outcomes: Outcomes;
  /** User name or e-mail address, for sending a mail again. */
  username?: string;
  /** True if a field shows the problem. */
  isMarked?: boolean;
  /** True above a form, which must stay open. */
  opensTab?: boolean;
  /** The messages for failures of the connection or session. Default: those of a failed save. */
  messages?: ErrorTable;
  onRetry(): void;
};

/** Renders why a call of the account failed, with a message and next steps for each code. */
export function AuthOutcomeNotice(props: Props) {
  const { error, outcomes, username = '', isMarked = false, opensTab = false, messages = SAVE_ERRORS, onRetry } = props;
  const { _ } = useTranslation();
  if (error === undefined) return null;
  const outcome = outcomeOf(outcomes, error);
  if (!outcome) return <ErrorNotice error={error} messages={messages} onRetry={onRetry} />;
  const steps = outcome.nextSteps.map((step) => (
    <NextStepLink key={step} step={step} username={username} opensTab={opensTab} />
  ));
  if (isMarked && outcome.isShownAtField) return steps.length > 0 && <div>{steps}</div>;
  const hint = isMarked ? outcome.hint : (outcome.unmarkedHint ?? outcome.hint);
  const waitMs = error instanceof ApiError ? error.retryAfterMs : undefined;
  return (
    <>
      <ErrorNotice
        error={error}
        title={_(outcome.title)}
        onRetry={outcome.nextSteps.includes('retry') ? onRetry : undefined}
      >
        <p>{_(hint)}</p>
        {steps}
      </ErrorNotice>
      {outcome.nextSteps.includes('wait') && waitMs !== undefined && <SecondsLeft ms={waitMs} />}
    </>
  );
}

type NextStepProps = { step: NextStep; username: string; opensTab: boolean };

function NextStepLink({ step, username, opensTab }: NextStepProps) {
  const { t } = useLingui();
  if (step === 'resend') return <ResendButton username={username} />;
  if (step === 'contact') return <ContactLink />;
  if (step === 'wait' || step === 'retry') return null;
  const isReset = step === 'reset';
  return (
    <AuthLinks>
      <LocaleLink route={isReset ? paths.requestReset : paths.login} opensTab={opensTab}>
        {isReset ? t`Neues Passwort anfordern` : t`Zur Anmeldung`}
      </LocaleLink>
    </AuthLinks>
  );
}
