import styled from '@emotion/styled';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { DeedBox, DoneNotice, FailedNotice } from '../own-records/deed-notices';
import type { Result } from './deeds';
import { doneWords, failedWords, reasonWords } from './outcome-words';
import type { OwnEvent } from './own-event';
import type { Outcome } from './use-deeds';

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

/** What has become of each event of a deed. */
export function OutcomeNotice({ outcome, onUndo, onRetry, onClose }: Props) {
  const { say } = useSpeech();
  const { deed, results } = outcome;
  const failed = results.filter(({ error }) => error !== undefined);
  const succeeded = results.filter(({ error }) => error === undefined);
  const done = succeeded.map(({ event }) => event);
  const titles = (isWaiting: boolean) =>
    succeeded.filter((result) => Boolean(result.isWaiting) === isWaiting).map(({ event }) => event.title);

  return (
    <DeedBox outcome={outcome}>
      {done.length > 0 && (
        <DoneNotice
          title={say(doneWords(deed, titles(false), titles(true)))}
          {...(deed === 'delete' && { onUndo: () => onUndo(done) })}
          onClose={onClose}
        />
      )}
      {deed !== 'change' && failed.length > 0 && (
        <FailedNotice
          title={say(failedWords(deed, failed.length))}
          onRetry={() => onRetry(failed.map(({ event }) => event))}
          onClose={done.length === 0 && onClose}
        >
          <List>
            {failed.map((result) => (
              <Failure key={result.event.id} result={result} deed={deed} />
            ))}
          </List>
        </FailedNotice>
      )}
    </DeedBox>
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
