import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../app/error-messages';
import { usePortal } from '../../../app/portal';
import type { CardLink } from '../../../cards/card-link';
import { EVENTS_ERRORS } from '../../../cards/event-errors';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';
import { Icon } from '../../../ui/icon';
import { adoptStyleText } from '../../../ui/panel/adopt-style-text';
import { focusHeading } from '../focus-heading';
import css from './failure.css?inline';

type Props = {
  error: unknown;
  isBusy: boolean;
  /** True if older results are shown below. */
  hasResults: boolean;
  /** The link to the list without filters, for a search that the server refuses. */
  unfilteredLink: CardLink;
  onRetry(): void;
};

/** The maximum number of automatic retries while the server stays busy. */
const MAX_RETRIES = 3;

/** Returns the seconds until the server accepts another request, and retries after them. */
function useAutomaticRetry(error: unknown, onRetry: () => void): number {
  const waitMs = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  const [secondsLeft, setSecondsLeft] = useState(0);
  const retries = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure restarts the countdown.
  useEffect(() => {
    const retryAt = Date.now() + waitMs;
    const computeSecondsLeft = () => Math.max(0, Math.ceil((retryAt - Date.now()) / 1000));
    if (waitMs === 0 || retries.current >= MAX_RETRIES) return setSecondsLeft(0);
    setSecondsLeft(computeSecondsLeft());
    const timer = setInterval(() => {
      setSecondsLeft(computeSecondsLeft());
      if (computeSecondsLeft() > 0) return;
      clearInterval(timer);
      retries.current += 1;
      onRetry();
    }, 500);
    return () => clearInterval(timer);
  }, [waitMs, onRetry, error]);
  return secondsLeft;
}

/** Focuses the heading when the focused notice disappears. */
function useFocusHeadingAfter(box: RefObject<HTMLElement | null>) {
  const { root } = usePortal();
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(root.activeElement)) focusHeading(root);
    };
  }, [box, root]);
}

function Notice({ error, isBusy, hasResults, unfilteredLink, onRetry }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { title, hint } = errorMessage(error, EVENTS_ERRORS);
  const seconds = useAutomaticRetry(error, onRetry);
  const box = useRef<HTMLDivElement>(null);
  useFocusHeadingAfter(box);
  useLayoutEffect(() => adoptStyleText(box.current, css), []);
  const isRejected = error instanceof ApiError && error.failure === 'rejected';
  return (
    <div ref={box} className="notice is-error failure" part="notice">
      <Icon name="warning" />
      <div>
        <div role="alert">
          <p className="notice-title">
            <b>{_(title)}</b>
          </p>
          <p>
            {_(hint)} {hasResults && t`Sie sehen noch die vorherigen Ergebnisse.`}
          </p>
        </div>
        <p className="failure-retry">
          <button type="button" className="button is-quiet" aria-disabled={isBusy} onClick={() => isBusy || onRetry()}>
            {isBusy ? t`Neuer Versuch …` : t`Erneut versuchen`}
          </button>
          {isRejected && (
            <a className="button is-quiet" href={unfilteredLink.href} data-route={unfilteredLink.route}>
              {t`Alle Filter zurücksetzen`}
            </a>
          )}
          {seconds > 0 && !isBusy && (
            <span>{t`${plural(seconds, { one: 'Neuer Versuch in # Sekunde', other: 'Neuer Versuch in # Sekunden' })}`}</span>
          )}
        </p>
      </div>
    </div>
  );
}

/** Renders a failed request: reason, advice and a retry button. Its texts belong to those of the detail. */
export const FailureNotice = (props: Props) => (
  <TextsProvider texts={eventTexts}>
    <Notice {...props} />
  </TextsProvider>
);
