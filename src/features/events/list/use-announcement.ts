import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { formatResults, resultNotes } from '../../../cards/result-words';
import { useTranslation } from '../../../i18n/use-translation';
import { type EventFilter, type EventSort, sortOf } from '../../../model/event-filter';
import { showsDates } from '../views/view-names';
import { sortLabel } from './first-fields';
import { UnknownPlaceError } from './unknown-place-error';
import type { EventPageState } from './use-event-page';

/** The text for assistive technology, and a function that announces another one. */
export type Announcement = { words: string; announce(words: string): void };

/** The time for which results must be stable before they are announced, in ms. */
const SETTLED_MS = 600;

type Said = { words: string; order: EventSort };

/**
 * Announces results and a changed sort order, once per settled change. The first results are not announced, since they
 * are read anyway, and nothing while the visitor types.
 */
export function useAnnouncement(
  { page, isBusy, error }: EventPageState,
  filter: EventFilter,
  isTyping: RefObject<boolean>,
): Announcement {
  const { t } = useLingui();
  const translation = useTranslation();
  const [words, setWords] = useState('');
  const said = useRef<Said>(undefined);
  const order = sortOf(filter);
  const place = !isBusy && error instanceof UnknownPlaceError ? error.place : undefined;
  // A view of dates announces its own count.
  const found =
    page && !isBusy && !error && !showsDates(filter)
      ? [formatResults(page, translation), ...resultNotes(page, filter, translation)].join(' ')
      : '';
  const now = place === undefined ? found : t`Den Ort „${place}“ haben wir nicht gefunden`;

  useEffect(() => {
    if (!now) return;
    // A screen reader reads the first results anyway, but not that the place was not found.
    said.current ??= { words: place === undefined ? now : '', order };
    const before = said.current;
    if (before.words === now && before.order === order) return;
    const timer = setInterval(() => {
      if (isTyping.current) return;
      clearInterval(timer);
      said.current = { words: now, order };
      const sorted = sortLabel(order, translation);
      setWords(before.order === order ? now : `${now} · ${translation._(msg`Sortierung: ${sorted}`)}`);
    }, SETTLED_MS);
    return () => clearInterval(timer);
  }, [now, place, order, translation, isTyping]);

  return { words, announce: useCallback((other: string) => setWords(other), []) };
}
