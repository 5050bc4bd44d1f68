import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ApiError } from '../../../api/api-error';
import { usePortal } from '../../../app/portal';
import { withEventTexts } from '../../../cards/with-event-texts';
import { formatDay } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { berlinClock } from '../../../lib/berlin-clock';
import { addDays } from '../../../lib/days';
import { Icon } from '../../../ui/icon';
import { adoptStyleText } from '../../../ui/panel/adopt-style-text';
import { focusHeading } from '../focus-heading';
import type { EventPageState } from '../list/use-event-page';
import css from './offline-notice.css?inline';

type Props = { results: EventPageState };

/** Renders the notice above an offline list whose request failed: its age, the reason and a retry button. */
export const OfflineNotice = withEventTexts(function OfflineNotice({ results }: Props) {
  const { page, error } = results;
  // The stored value is untrusted; only a valid moment can be formatted.
  if (!Number.isSafeInteger(page?.savedAt) || error === undefined) return null;
  return <Notice {...{ results, error }} keptAt={page?.savedAt ?? 0} />;
});

function Notice({ results: { isBusy, retry }, error, keptAt: savedAt }: Props & { error: unknown; keptAt: number }) {
  const { t } = useLingui();
  const { root } = usePortal();
  const box = useRef<HTMLDivElement>(null);
  const reason = useReason(error);
  const age = useAge(savedAt);
  useLayoutEffect(() => {
    const element = box.current;
    adoptStyleText(element, css);
    // The pressed button disappears with the notice.
    return () => {
      if (element?.contains(root.activeElement)) focusHeading(root);
    };
  }, [root]);
  // No automatic retry while the server is busy: the visitor has a list.
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <div ref={box} className="notice offline-notice" part="notice">
      <Icon name="info" />
      <p role="status">{t`Stand: ${age} – ${reason}`}</p>
      <button type="button" className="button is-quiet" aria-disabled={isBusy} onClick={() => isBusy || retry()}>
        {t`Erneut versuchen`}
      </button>
    </div>
  );
}

/** Returns a short reason for the failed request. */
function useReason(error: unknown): string {
  const { t } = useLingui();
  if (!(error instanceof ApiError)) return t`der Kalender hat gerade eine Störung`;
  // 429 concerns this visitor's connection (RFC 6585), 503 everybody's.
  if (error.status === 429) return t`zu viele Anfragen von Ihrem Internetanschluss`;
  switch (error.failure) {
    case 'offline':
      return t`keine Verbindung`;
    case 'unreachable':
      return t`der Kalender ist gerade nicht erreichbar`;
    case 'timeout':
      return t`der Kalender antwortet nicht rechtzeitig`;
    case 'busy':
      return t`gerade ist viel los`;
    default:
      return t`der Kalender hat gerade eine Störung`;
  }
}

/** Formats an age: 'heute, 14:03 Uhr', 'gestern, 21:10 Uhr', 'Sa, 21. Nov., 14:03 Uhr'. */
function useAge(ms: number): string {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const { day, time } = berlinClock(ms);
  if (day === today) return t`heute, ${time} Uhr`;
  if (day === addDays(today, -1)) return t`gestern, ${time} Uhr`;
  const date = formatDay(day, locale, 'short');
  return t`${date}, ${time} Uhr`;
}
