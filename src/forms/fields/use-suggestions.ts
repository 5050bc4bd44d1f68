import { useEffect, useEffectEvent, useState } from 'react';
import type { IconName } from '../../ui/icon';

/** A suggestion: the value to pick, and its presentation. */
export type SearchOption<Picked> = {
  icon?: IconName;
  hint?: string;
  /** The short name, shown first in the list; typing it in full picks the option. */
  name?: string;
  value: Picked;
};

/** Finds options for a text. Rejects if the search fails. */
export type Find<Picked> = (text: string, signal: AbortSignal) => Promise<readonly SearchOption<Picked>[]>;

/** The suggestions for `text`, the last text with results. */
export type Suggestions<Picked> = {
  step: 'idle' | 'loading' | 'ready' | 'failed';
  text: string;
  options: readonly SearchOption<Picked>[];
};

/** Checks whether the search for a text has ended. */
export const hasEnded = ({ step, text }: Suggestions<unknown>, query: string): boolean =>
  text === query && (step === 'ready' || step === 'failed');

/** Returns the option whose full name was typed; undefined if there is none or more than one. */
export function optionNamed<Picked extends { label: string }>(
  { text, options }: Suggestions<Picked>,
  typed: string,
): Picked | undefined {
  const isNamed = ({ name, value }: SearchOption<Picked>) =>
    [name, value.label].some((one) => one?.toLowerCase() === typed.toLowerCase());
  const [match, ...others] = typed !== '' && text === typed ? options.filter(isNamed) : [];
  return others.length === 0 ? match?.value : undefined;
}

const DEBOUNCE_MS = 150;

/** Searches for a text, debounced; outdated searches are aborted. The previous suggestions stay while it is pending. */
export function useSuggestions<Picked>(find: Find<Picked>, text: string) {
  const [suggestions, setSuggestions] = useState<Suggestions<Picked>>({ step: 'idle', text: '', options: [] });
  const [attempt, setAttempt] = useState(0);
  const findNow = useEffectEvent(find);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks up the same text.
  useEffect(() => {
    if (text === '') return setSuggestions({ step: 'idle', text, options: [] });
    const abort = new AbortController();
    const showResult = (step: Suggestions<Picked>['step'], options: Suggestions<Picked>['options']) => {
      if (!abort.signal.aborted) setSuggestions({ step, text, options });
    };
    const timer = setTimeout(() => {
      setSuggestions((previous) => ({ ...previous, step: 'loading' }));
      findNow(text, abort.signal).then(
        (options) => showResult('ready', options),
        () => showResult('failed', []),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, attempt]);

  return { ...suggestions, retry: () => setAttempt(attempt + 1) };
}
