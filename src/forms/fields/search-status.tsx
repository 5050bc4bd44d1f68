import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { TextButton } from '../../ui/text-button';
import { useFormContent } from '../engine/form-context';
import { HintLine } from './hint-line';
import type { Suggestions } from './use-suggestions';

type Props = {
  found: Suggestions<unknown>;
  onAgain(): void;
  nothingFound: ((text: string) => ReactNode) | undefined;
};

/** Renders the state of the search below the field, and announces it to screen readers. */
export function SearchStatus({ found: { step, text, options }, onAgain, nothingFound }: Props) {
  const { t } = useLingui();
  const { announce } = useFormContent();
  const count = options.length;
  const words = {
    idle: '',
    loading: t`Wird gesucht …`,
    failed: t`Die Vorschläge konnten nicht geladen werden.`,
    ready:
      count === 0
        ? t`Nichts gefunden für „${text}“.`
        : t`${plural(count, { one: '# Vorschlag', other: '# Vorschläge' })}`,
  }[step];

  useEffect(() => {
    if (step === 'ready' || step === 'failed') announce(words);
  }, [announce, step, words]);

  if (step === 'idle' || (step === 'ready' && count > 0)) return null;
  return (
    <HintLine className="hint">
      <span>{words}</span>
      {step === 'ready' && nothingFound?.(text)}
      {step === 'failed' && (
        <TextButton type="button" onClick={onAgain}>
          {t`Erneut versuchen`}
        </TextButton>
      )}
    </HintLine>
  );
}
