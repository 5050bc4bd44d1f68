import styled from '@emotion/styled';
import type { MessageDescriptor } from '@lingui/core';
import { usePortal } from '../../../app/portal';
import type { Translation } from '../../../i18n/translation';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnRecord } from '../../../model/answers/own-record';
import { withLocale } from '../../../routing/locale-prefix';
import { useRecordKind } from '../use-record-kind';
import { DoneNotice, FailedNotice, OutcomeBox } from './action-notices';
import type { BulkActions, BulkOutcome, Result } from './use-bulk-actions';

const List = styled.ul`
  padding-inline-start: 1.2em;
`;

/** The messages about the outcome of actions on a kind of record. */
export type OutcomeWords<Action extends string> = {
  /** @param waiting the titles of records that await review */
  done(action: Action, titles: readonly string[], waiting: readonly string[]): MessageDescriptor;
  /** Returns the message for records that were left unchanged without an error. */
  left(action: Action, titles: readonly string[]): MessageDescriptor;
  failed(action: Action, titles: readonly string[]): MessageDescriptor;
  reason(error: unknown, translation: Translation, action: Action): string;
  /** Returns whether a retry may succeed. */
  mayRetry(action: Action, error: unknown): boolean;
  /** True if each action is for one record only, which the titles name. */
  isOfOne?: boolean;
};

type Props<Row extends OwnRecord, Action extends string, Undo> = {
  actions: BulkActions<Row, Action, Undo>;
  words: OutcomeWords<Action>;
  /** Returns the action that undoes an action. */
  undoOf(action: Action): Exclude<Action, 'change'>;
};

/** Renders the outcome of an action for each record, with undo and retry. */
export function BulkOutcomeNotice<Row extends OwnRecord, Action extends string, Undo>(props: Props<Row, Action, Undo>) {
  const { _ } = useTranslation();
  const { actions, words, undoOf } = props;
  const { outcome, run, dismiss } = actions;
  if (!outcome) return null;
  const { action, results } = outcome;
  const isFailed = ({ error }: Result<Row, Undo>) => error !== undefined && words.mayRetry(action, error);
  const failed = results.filter(isFailed);
  const left = results.filter((result) => result.error !== undefined && !isFailed(result));
  const succeeded = results.filter(({ error }) => error === undefined);
  const undone = succeeded.filter(({ undo }) => action === 'delete' || undo).map(({ record }) => record);
  const isSomethingDone = succeeded.length > 0;
  const titles = (some: readonly Result<Row, Undo>[]) => some.map(({ record }) => record.title);
  const [waiting, finished] = [true, false].map((isWaiting) =>
    titles(succeeded.filter((result) => Boolean(result.isWaiting) === isWaiting)),
  );
  const reasons = (some: readonly Result<Row, Undo>[]) => <Reasons {...{ action, words }} results={some} />;
  return (
    <OutcomeBox outcome={outcome}>
      {isSomethingDone && (
        <DoneNotice
          title={_(words.done(action, finished ?? [], waiting ?? []))}
          onUndo={undone.length > 0 ? () => void run(undoOf(action), undone, outcome) : undefined}
          isBrief={action === 'delete'}
          onClose={dismiss}
        />
      )}
      {left.length > 0 && (
        <FailedNotice title={_(words.left(action, titles(left)))} onClose={!isSomethingDone && dismiss}>
          {reasons(left)}
        </FailedNotice>
      )}
      {isCalled(action) && failed.length > 0 && (
        <FailedNotice
          title={_(words.failed(action, titles(failed)))}
          onRetry={() =>
            void run(
              action,
              failed.map(({ record }) => record),
              outcome,
            )
          }
          onClose={!isSomethingDone && left.length === 0 && dismiss}
        >
          {reasons(failed)}
        </FailedNotice>
      )}
    </OutcomeBox>
  );
}

const isCalled = <Action extends string>(action: Action): action is Exclude<Action, 'change'> => action !== 'change';

type ReasonsProps<Action extends string> = Pick<BulkOutcome<OwnRecord, Action, unknown>, 'action' | 'results'> & {
  words: OutcomeWords<Action>;
};

/** Renders the reasons why the action failed, per record. */
function Reasons<Action extends string>({ action, results, words }: ReasonsProps<Action>) {
  const translation = useTranslation();
  const { router } = usePortal();
  const { own } = useRecordKind();
  if (words.isOfOne) return <p>{words.reason(results[0]?.error, translation, action)}</p>;
  return (
    <List>
      {results.map(({ record: { id, title }, error }) => {
        const route = withLocale(own(id), translation.locale);
        return (
          <li key={id}>
            <a href={router.hrefOf(route)} data-route={route} lang="de">
              {title}
            </a>
            {': '}
            {words.reason(error, translation, action)}
          </li>
        );
      })}
    </List>
  );
}
