import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Renders a countdown until the visitor may retry. Only its end is announced, not each second. */
export function SecondsLeft({ ms }: { ms: number }) {
  const { t } = useLingui();
  const [end] = useState(() => Date.now() + ms);
  const [seconds, setSeconds] = useState(() => Math.ceil(ms / SECOND_MS));
  const isOver = seconds <= 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setSeconds(Math.ceil((end - Date.now()) / SECOND_MS)), SECOND_MS);
    return () => clearInterval(timer);
  }, [end, isOver]);

  const time = secondsLeftLabel(seconds);
  return (
    <div>
      {!isOver && <p role="timer">{t`Neuer Versuch möglich in ${time}`}</p>}
      <p role="status">{isOver ? t`Sie können es jetzt noch einmal versuchen.` : ''}</p>
    </div>
  );
}

/** Formats a time: '4:07'. */
export function secondsLeftLabel(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds));
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, '0')}`;
}
