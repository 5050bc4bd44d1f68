import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useFormContent } from '../form/form-context';
import type { Suggestions } from './use-suggestions';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`;

const Again = styled.button`
  min-height: 44px;
  padding: 0 4px;
  border: 0;
  background: none;
  color: var(--portal-color-primary-text);
  text-decoration: underline;
  cursor: pointer;
`;

type Props = {
  found: Suggestions<unknown>;
  onAgain(): void;
  nothingFound: ((text: string) => ReactNode) | undefined;
};

/** Says below the field how the search is going, also to users who cannot see the suggestions. */
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
    <Line className="hint">
      <span>{words}</span>
      {step === 'ready' && nothingFound?.(text)}
      {step === 'failed' && (
        <Again type="button" onClick={onAgain}>
          {t`Erneut versuchen`}
        </Again>
      )}
    </Line>
  );
}
