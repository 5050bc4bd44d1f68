import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { formatResults, resultNotes } from '../../../cards/format-results';
import { useTranslation } from '../../../i18n/use-translation';
import { type EventFilter, type EventSort, sortOf } from '../../../model/event-filter';
import { showsDates } from '../views/view-names';
import { sortLabel } from './first-fields';
import { UnknownPlaceError } from './unknown-place-error';
import type { EventPageState } from './use-event-page';

/** The text for assistive technology, and a function that announces another one. */
export type Announcement = { text: string; announce(text: string): void };

/** The time for which results must be stable before they are announced, in ms. */
const STABLE_MS = 600;

type AnnouncedState = { text: string; order: EventSort };

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
  const [text, setText] = useState('');
  const announced = useRef<AnnouncedState>(undefined);
  const order = sortOf(filter);
  const place = !isBusy && error instanceof UnknownPlaceError ? error.place : undefined;
  // A view of dates announces its own count.
  const resultText =
    page && !isBusy && !error && !showsDates(filter)
      ? [formatResults(page, translation), ...resultNotes(page, filter, translation)].join(' ')
      : '';
  const currentText = place === undefined ? resultText : t`Den Ort „${place}“ haben wir nicht gefunden`;

  useEffect(() => {
    if (!currentText) return;
    // A screen reader reads the first results anyway, but not that the place was not found.
    announced.current ??= { text: place === undefined ? currentText : '', order };
    const previous = announced.current;
    if (previous.text === currentText && previous.order === order) return;
    const timer = setInterval(() => {
      if (isTyping.current) return;
      clearInterval(timer);
      announced.current = { text: currentText, order };
      const sorted = sortLabel(order, translation);
      setText(previous.order === order ? currentText : `${currentText} · ${translation._(msg`Sortierung: ${sorted}`)}`);
    }, STABLE_MS);
    return () => clearInterval(timer);
  }, [currentText, place, order, translation, isTyping]);

  return { text, announce: useCallback((next: string) => setText(next), []) };
}
