import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { TextButton } from '../../ui/text-button';
import { useFormContent } from '../engine/form-context';
import { HintLine } from './hint-line';
import type { Suggestions } from './use-suggestions';

type Props = {
  suggestions: Suggestions<unknown>;
  onRetry(): void;
  nothingFound: ((text: string) => ReactNode) | undefined;
};

/** Renders the state of the search below the field, and announces it to screen readers. */
export function SearchStatus({ suggestions: { step, text, options }, onRetry, nothingFound }: Props) {
  const { t } = useLingui();
  const { announce } = useFormContent();
  const count = options.length;
  const message = {
    idle: '',
    loading: t`Wird gesucht …`,
    failed: t`Die Vorschläge konnten nicht geladen werden.`,
    ready:
      count === 0
        ? t`Nichts gefunden für „${text}“.`
        : t`${plural(count, { one: '# Vorschlag', other: '# Vorschläge' })}`,
  }[step];

  useEffect(() => {
    if (step === 'ready' || step === 'failed') announce(message);
  }, [announce, step, message]);

  // The line keeps its room: what follows must not move under the pointer of somebody who has gone on meanwhile.
  if (step === 'idle' || (step === 'ready' && count > 0)) return <HintLine className="hint">{'\u00a0'}</HintLine>;
  return (
    <HintLine className="hint">
      <span>{message}</span>
      {step === 'ready' && nothingFound?.(text)}
      {step === 'failed' && (
        <TextButton type="button" onClick={onRetry}>
          {t`Erneut versuchen`}
        </TextButton>
      )}
    </HintLine>
  );
}
