import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePortal } from '../../../app/portal';
import type { ShowFilter } from '../../../cards/list-links';
import type { Translation } from '../../../i18n/translation';
import { changeFilter, type EventFilter } from '../../../model/event-filter';
import { TextFilterField } from './first-fields';
import { usePaintedInput } from './use-painted-input';

type Props = {
  translation: Translation;
  filter: EventFilter;
  show: ShowFilter;
  /** Called with true while the visitor is in the middle of a word. */
  onTyping(isInWord: boolean): void;
};

/** The debounce of the search while typing, in ms. */
const DEBOUNCE_MS = 250;

/**
 * Renders the text filter, which searches while the visitor types. The first letter adds one history entry, further
 * ones replace it: Back leads to the list before the search. Route changes from elsewhere update the field.
 */
export function TextFilter({ translation, filter, show, onTyping }: Props) {
  const { root } = usePortal();
  const paintedInput = usePaintedInput('q', filter.q);
  const [text, setText] = useState(paintedInput ?? filter.q);
  const [searchedText, setSearchedText] = useState(filter.q);
  const isOngoingSearch = useRef(false);
  if (filter.q !== searchedText) {
    setSearchedText(filter.q);
    setText(filter.q);
  }

  function search(query: string) {
    onTyping(false);
    if (query === filter.q) return;
    setSearchedText(query);
    show(changeFilter(filter, { q: query }), { replace: isOngoingSearch.current });
    isOngoingSearch.current = true;
  }
  const searchNow = useEffectEvent(search);

  useEffect(() => {
    const isInWord = text !== searchedText;
    onTyping(isInWord);
    if (!isInWord) return;
    const timer = setTimeout(() => searchNow(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, searchedText, onTyping]);

  function commit() {
    search(text);
    isOngoingSearch.current = false;
  }

  return (
    <TextFilterField
      translation={translation}
      isFilled={text !== ''}
      onClear={() => {
        setText('');
        search('');
        isOngoingSearch.current = false;
        root.getElementById('what')?.focus();
      }}
      field={{
        value: text,
        onChange: ({ target }) => setText(target.value),
        onBlur: commit,
        onKeyDown: (event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          commit();
        },
      }}
    />
  );
}
