import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePortal } from '../../../app/portal';
import type { ShowFilter } from '../../../cards/list-links';
import type { Translation } from '../../../i18n/translation';
import { changeFilter, type EventFilter } from '../../../model/event-filter';
import { WhatBox } from './first-fields';
import { useTypedBefore } from './use-typed-before';

type Props = {
  translation: Translation;
  filter: EventFilter;
  show: ShowFilter;
  /** Called with true while the visitor is in the middle of a word. */
  onTyping(isInWord: boolean): void;
};

/** The debounce of the search while typing, in ms. */
const PAUSE_MS = 250;

/**
 * Renders the text filter, which searches while the visitor types. The first letter adds one history entry, further
 * ones replace it: Back leads to the list before the search. Route changes from elsewhere update the field.
 */
export function TextFilter({ translation, filter, show, onTyping }: Props) {
  const { root } = usePortal();
  const typed = useTypedBefore('q', filter.q);
  const [text, setText] = useState(typed ?? filter.q);
  const [sent, setSent] = useState(filter.q);
  const isInSearch = useRef(false);
  if (filter.q !== sent) {
    setSent(filter.q);
    setText(filter.q);
  }

  function search(words: string) {
    onTyping(false);
    if (words === filter.q) return;
    setSent(words);
    show(changeFilter(filter, { q: words }), { replace: isInSearch.current });
    isInSearch.current = true;
  }
  const searchNow = useEffectEvent(search);

  useEffect(() => {
    const isInWord = text !== sent;
    onTyping(isInWord);
    if (!isInWord) return;
    const timer = setTimeout(() => searchNow(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, sent, onTyping]);

  function commit() {
    search(text);
    isInSearch.current = false;
  }

  return (
    <WhatBox
      translation={translation}
      isFilled={text !== ''}
      onClear={() => {
        setText('');
        search('');
        isInSearch.current = false;
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
