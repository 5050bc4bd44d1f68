import { msg } from '@lingui/core/macro';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import type { EventFilter } from '../event-filter';
import { noteWords, resultWords } from './result-words';
import { UnknownPlaceError } from './unknown-place-error';
import type { EventPageState } from './use-event-page';

/** Words for assistive technology, and a way to say others. */
export type Announcement = { words: string; announce(words: string): void };

/** How long the results must stand still before they are announced. */
const SETTLED_MS = 600;

/**
 * Announces the results once for each change that has settled: not the first ones, which are read anyway, and not
 * while the visitor types.
 */
export function useAnnouncement(
  { page, isBusy, error }: EventPageState,
  filter: EventFilter,
  isTyping: RefObject<boolean>,
): Announcement {
  const speech = useSpeech();
  const [words, setWords] = useState('');
  const said = useRef<string>(undefined);
  const place = !isBusy && error instanceof UnknownPlaceError ? error.place : undefined;
  const found =
    page && !isBusy && !error ? [resultWords(page, speech), ...noteWords(page, filter, speech)].join(' ') : '';
  const now = place === undefined ? found : speech.say(msg`Den Ort „${place}“ haben wir nicht gefunden`);

  useEffect(() => {
    if (!now) return;
    // The first results are read anyway, an answer that there are none is not.
    said.current ??= place === undefined ? now : '';
    if (said.current === now) return;
    const timer = setInterval(() => {
      if (isTyping.current) return;
      clearInterval(timer);
      said.current = now;
      setWords(now);
    }, SETTLED_MS);
    return () => clearInterval(timer);
  }, [now, place, isTyping]);

  return { words, announce: useCallback((other: string) => setWords(other), []) };
}
