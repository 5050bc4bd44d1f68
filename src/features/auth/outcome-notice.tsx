import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../api/api-error';
import { type ErrorTable, SAVE_ERRORS } from '../../app/error-messages';
import { ErrorNotice } from '../../app/error-notice';
import { useTranslation } from '../../i18n/use-translation';
import { paths } from '../../routing/paths';
import { Ways } from './auth-layout';
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
  words?: ErrorTable;
  onRetry(): void;
};

/** Renders why a call of the account failed, with a message and next steps for each code. */
export function AuthOutcomeNotice(props: Props) {
  const { error, outcomes, username = '', isMarked = false, opensTab = false, words = SAVE_ERRORS, onRetry } = props;
  const { _ } = useTranslation();
  if (error === undefined) return null;
  const outcome = outcomeOf(outcomes, error);
  if (!outcome) return <ErrorNotice error={error} messages={words} onRetry={onRetry} />;
  const ways = outcome.ways.map((way) => <WayOn key={way} way={way} username={username} opensTab={opensTab} />);
  if (isMarked && outcome.isSaidByField) return ways.length > 0 && <div>{ways}</div>;
  const hint = isMarked ? outcome.hint : (outcome.unmarkedHint ?? outcome.hint);
  const waitMs = error instanceof ApiError ? error.retryAfterMs : undefined;
  return (
    <>
      <ErrorNotice
        error={error}
        title={_(outcome.title)}
        onRetry={outcome.ways.includes('retry') ? onRetry : undefined}
      >
        <p>{_(hint)}</p>
        {ways}
      </ErrorNotice>
      {outcome.ways.includes('wait') && waitMs !== undefined && <SecondsLeft ms={waitMs} />}
    </>
  );
}

type WayProps = { way: NextStep; username: string; opensTab: boolean };

function WayOn({ way, username, opensTab }: WayProps) {
  const { t } = useLingui();
  if (way === 'resend') return <ResendButton username={username} />;
  if (way === 'contact') return <ContactLink />;
  if (way === 'wait' || way === 'retry') return null;
  const isReset = way === 'reset';
  return (
    <Ways>
      <LocaleLink route={isReset ? paths.requestReset : paths.login} opensTab={opensTab}>
        {isReset ? t`Neues Passwort anfordern` : t`Zur Anmeldung`}
      </LocaleLink>
    </Ways>
  );
}
