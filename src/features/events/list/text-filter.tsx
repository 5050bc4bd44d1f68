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
  /** Called with whether the visitor is in the middle of a word. */
  onTyping(isInWord: boolean): void;
};

/** How long the visitor must pause before the typed words are searched for. */
const PAUSE_MS = 250;

/**
 * Searches while the visitor types. The first letter of a search makes one step in the history, the rest changes it:
 * Back leads to the list before the search. Whatever changes the route from elsewhere is taken over.
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
