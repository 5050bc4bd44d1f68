import { useEffect, useId, useRef, useState } from 'react';
import { LONGEST_SEARCH } from '../../routing/own-list-query';

const PAUSE_MS = 300;

/** What is typed into the search of a list. */
export type TypedSearch = {
  text: string;
  type(text: string): void;
  /** Searches at once, as a form that is sent does. */
  find(): void;
};

/** What is typed, searched for after a pause; the route, which says `search`, has the last word, as after Back. */
export function useTypedSearch(search: string, onSearch: (search: string) => void): TypedSearch {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  if (search !== shown) {
    setShown(search);
    if (search !== text.trim()) setText(search);
  }
  const find = () => text.trim() !== search && onSearch(text.trim());
  const latest = useRef(find);
  latest.current = find;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text begins another pause.
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, type: setText, find };
}

/** The field of such a search. */
export function SearchField({ label, typed: { text, type } }: { label: string; typed: TypedSearch }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
}
