import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../api/api-error';
import { ErrorNotice } from '../../app/error-notice';
import { type ErrorTable, SAVE_ERRORS } from '../../app/error-words';
import { useTranslation } from '../../i18n/use-translation';
import { paths } from '../../routing/paths';
import { Ways } from './auth-layout';
import { ContactLink } from './contact-link';
import { LocaleLink } from './locale-link';
import { type Outcomes, outcomeOf, type Way } from './messages';
import { ResendButton } from './resend-button';
import { SecondsLeft } from './seconds-left';

type Props = {
  /** What a call has failed with; undefined for none. */
  error: unknown;
  outcomes: Outcomes;
  /** User name or e-mail address, for what is sent again. */
  username?: string;
  /** Whether a field shows what is wrong with it. */
  isMarked?: boolean;
  /** Above a form, which must stay where it is. */
  opensTab?: boolean;
  /** For what is about the connection or the session. Default: the words of what could not be saved. */
  words?: ErrorTable;
  onRetry(): void;
};

/** Says why a call of the account has failed, in words of its own for each code, with its own way on. */
export function OutcomeNotice(props: Props) {
  const { error, outcomes, username = '', isMarked = false, opensTab = false, words = SAVE_ERRORS, onRetry } = props;
  const { _ } = useTranslation();
  if (error === undefined) return null;
  const outcome = outcomeOf(outcomes, error);
  if (!outcome) return <ErrorNotice error={error} words={words} onRetry={onRetry} />;
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

type WayProps = { way: Way; username: string; opensTab: boolean };

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
