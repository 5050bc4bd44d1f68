import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { Notice } from '../../../ui/notice';
import type { Result } from './deeds';
import { doneWords, failedWords, reasonWords } from './outcome-words';
import type { OwnEvent } from './own-event';
import type { Outcome } from './use-deeds';

const Box = styled.div`
  display: grid;
  gap: 12px;

  &:focus {
    outline: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;
`;

const List = styled.ul`
  padding-inline-start: 1.2em;
`;

type Props = {
  outcome: Outcome;
  /** Brings back what was deleted. */
  onUndo(events: readonly OwnEvent[]): void;
  onRetry(events: readonly OwnEvent[]): void;
  onClose(): void;
};

/** What has become of each event of a deed. It takes the focus, because the row where it was may be gone. */
export function OutcomeNotice({ outcome, onUndo, onRetry, onClose }: Props) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const box = useRef<HTMLDivElement>(null);
  const { deed, results } = outcome;
  const failed = results.filter(({ error }) => error !== undefined);
  const succeeded = results.filter(({ error }) => error === undefined);
  const done = succeeded.map(({ event }) => event);
  const titles = (isWaiting: boolean) =>
    succeeded.filter((result) => Boolean(result.isWaiting) === isWaiting).map(({ event }) => event.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome takes the focus once.
  useLayoutEffect(() => box.current?.focus(), [outcome]);

  return (
    <Box ref={box} tabIndex={-1}>
      {done.length > 0 && (
        <Notice kind="success" role="status" title={say(doneWords(deed, titles(false), titles(true)))}>
          {deed === 'delete' && <p>{t`Zehn Minuten lang können Sie das rückgängig machen.`}</p>}
          <Ways>
            {deed === 'delete' && (
              <button type="button" className="button is-quiet" onClick={() => onUndo(done)}>
                {t`Rückgängig machen`}
              </button>
            )}
            <button type="button" className="button is-quiet" onClick={onClose}>
              {t`Hinweis schließen`}
            </button>
          </Ways>
        </Notice>
      )}
      {deed !== 'change' && failed.length > 0 && (
        <Notice kind="error" role="alert" title={say(failedWords(deed, failed.length))}>
          <List>
            {failed.map((result) => (
              <Failure key={result.event.id} result={result} deed={deed} />
            ))}
          </List>
          <Ways>
            <button type="button" className="button is-quiet" onClick={() => onRetry(failed.map(({ event }) => event))}>
              {t`Erneut versuchen`}
            </button>
            {done.length === 0 && (
              <button type="button" className="button is-quiet" onClick={onClose}>
                {t`Hinweis schließen`}
              </button>
            )}
          </Ways>
        </Notice>
      )}
    </Box>
  );
}

function Failure({ result: { event, error }, deed }: { result: Result; deed: Outcome['deed'] }) {
  const speech = useSpeech();
  const { router } = usePortal();
  const route = inLocale(paths.ownEvent(event.id), speech.locale);
  return (
    <li>
      <a href={router.hrefOf(route)} data-route={route} lang="de">
        {event.title}
      </a>
      {': '}
      {reasonWords(error, speech, deed)}
    </li>
  );
}
