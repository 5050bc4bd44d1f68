import styled from '@emotion/styled';
import { useSpeech } from '../../../i18n/use-speech';
import type { OwnEvent } from '../../../model/answers/own-event';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { DeedBox, DoneNotice, FailedNotice } from '../own-records/deed-notices';
import { mayTryAgain, type Result } from './deeds';
import { doneWords, failedWords, leftWords, reasonWords } from './outcome-words';
import type { Outcome } from './use-deeds';

const List = styled.ul`
  padding-inline-start: 1.2em;
`;

type Props = {
  outcome: Outcome;
  /** Has the events again as they were. */
  onUndo(events: readonly OwnEvent[]): void;
  onRetry(events: readonly OwnEvent[]): void;
  onClose(): void;
};

/** What has become of each event of a deed. */
export function OutcomeNotice({ outcome, onUndo, onRetry, onClose }: Props) {
  const { say } = useSpeech();
  const { deed, results } = outcome;
  const isFailed = ({ error }: Result) => error !== undefined && mayTryAgain(deed, error);
  const failed = results.filter(isFailed);
  const left = results.filter((result) => result.error !== undefined && !isFailed(result));
  const succeeded = results.filter(({ error }) => error === undefined);
  const done = succeeded.map(({ event }) => event);
  const undone = deed === 'delete' ? done : succeeded.flatMap(({ event, undo }) => (undo ? event : []));
  const isSomethingDone = done.length > 0;
  const titles = (isWaiting: boolean) =>
    succeeded.filter((result) => Boolean(result.isWaiting) === isWaiting).map(({ event }) => event.title);

  return (
    <DeedBox outcome={outcome}>
      {isSomethingDone && (
        <DoneNotice
          title={say(doneWords(deed, titles(false), titles(true)))}
          onUndo={undone.length > 0 ? () => onUndo(undone) : undefined}
          isBrief={deed === 'delete'}
          onClose={onClose}
        />
      )}
      {left.length > 0 && (
        <FailedNotice title={say(leftWords(left.length))} onClose={!isSomethingDone && onClose}>
          <Reasons results={left} deed={deed} />
        </FailedNotice>
      )}
      {deed !== 'change' && failed.length > 0 && (
        <FailedNotice
          title={say(failedWords(deed, failed.length))}
          onRetry={() => onRetry(failed.map(({ event }) => event))}
          onClose={!isSomethingDone && left.length === 0 && onClose}
        >
          <Reasons results={failed} deed={deed} />
        </FailedNotice>
      )}
    </DeedBox>
  );
}

/** Why nothing has become of each of these events. */
const Reasons = ({ results, deed }: { results: readonly Result[]; deed: Outcome['deed'] }) => (
  <List>
    {results.map((result) => (
      <Failure key={result.event.id} result={result} deed={deed} />
    ))}
  </List>
);

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
