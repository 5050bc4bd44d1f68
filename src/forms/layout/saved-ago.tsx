import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formatAgo } from '../../app/drafts/draft-time';
import { useTranslation } from '../../i18n/use-translation';

const SECOND_MS = 1000;

/** Renders how long ago something was saved; the time goes on while it is looked at. */
export function SavedAgo({ timestamp }: { /** ISO 8601. */ timestamp: string }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return t`Gespeichert ${formatAgo(timestamp, locale, now)}`;
}
