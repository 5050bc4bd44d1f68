import { useEffect, useEffectEvent, useState } from 'react';
import type { IconName } from '../../ui/icon';

/** One suggestion: what would be picked, and how it is shown. */
export type SearchOption<Picked> = {
  icon?: IconName;
  hint?: string;
  /** Its short name, which leads in the list; a user who types it in full has picked it. */
  name?: string;
  value: Picked;
};

/** Finds options for a text. Rejects when the search fails. */
export type Find<Picked> = (text: string, signal: AbortSignal) => Promise<readonly SearchOption<Picked>[]>;

/** The suggestions for `text`, the last text that was answered. */
export type Suggestions<Picked> = {
  step: 'idle' | 'loading' | 'ready' | 'failed';
  text: string;
  options: readonly SearchOption<Picked>[];
};

/** Whether the search for a text has come to an end. */
export const isAnswered = ({ step, text }: Suggestions<unknown>, wanted: string): boolean =>
  text === wanted && (step === 'ready' || step === 'failed');

/** The one option whose full name the user has typed; undefined when there is none, or more than one. */
export function optionNamed<Picked extends { label: string }>(
  { text, options }: Suggestions<Picked>,
  typed: string,
): Picked | undefined {
  const isNamed = ({ name, value }: SearchOption<Picked>) =>
    [name, value.label].some((one) => one?.toLowerCase() === typed.toLowerCase());
  const [named, ...others] = typed !== '' && text === typed ? options.filter(isNamed) : [];
  return others.length === 0 ? named?.value : undefined;
}

const PAUSE_MS = 150;

/**
 * Looks a text up when the visitor pauses; the answer to an older text is dropped. While it waits for an answer, the
 * suggestions before stay.
 */
export function useSuggestions<Picked>(find: Find<Picked>, text: string) {
  const [found, setFound] = useState<Suggestions<Picked>>({ step: 'idle', text: '', options: [] });
  const [attempt, setAttempt] = useState(0);
  const findNow = useEffectEvent(find);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks up the same text.
  useEffect(() => {
    if (text === '') return setFound({ step: 'idle', text, options: [] });
    const abort = new AbortController();
    const tell = (step: Suggestions<Picked>['step'], options: Suggestions<Picked>['options']) => {
      if (!abort.signal.aborted) setFound({ step, text, options });
    };
    const timer = setTimeout(() => {
      setFound((before) => ({ ...before, step: 'loading' }));
      findNow(text, abort.signal).then(
        (options) => tell('ready', options),
        () => tell('failed', []),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, attempt]);

  return { ...found, again: () => setAttempt(attempt + 1) };
}
