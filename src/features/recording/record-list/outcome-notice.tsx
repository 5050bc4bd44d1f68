import styled from '@emotion/styled';
import type { MessageDescriptor } from '@lingui/core';
import { usePortal } from '../../../app/portal';
import type { Translation } from '../../../i18n/translation';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnRecord } from '../../../model/answers/own-record';
import { withLocale } from '../../../routing/locale-prefix';
import { useRecordKind } from '../use-record-kind';
import { DoneNotice, FailedNotice, OutcomeBox } from './action-notices';
import type { BulkAction } from './bulk/skip-reason';
import { skippedLine } from './bulk/skip-words';
import type { BulkActions, BulkOutcome, Result } from './use-bulk-actions';

const List = styled.ul`
  padding-inline-start: 1.2em;
`;

/** The messages about the outcome of actions on a kind of record. */
export type OutcomeMessages<Action extends string> = {
  /** @param waiting the titles of records that await review */
  done(action: Action, titles: readonly string[], waiting: readonly string[]): MessageDescriptor;
  /** Returns the message for records that were left unchanged without an error. */
  unchanged(action: Action, titles: readonly string[]): MessageDescriptor;
  failed(action: Action, titles: readonly string[]): MessageDescriptor;
  reason(error: unknown, translation: Translation, action: Action): string;
  /** Returns whether a retry may succeed. */
  mayRetry(action: Action, error: unknown): boolean;
  /** True if the message about a single record names it. */
  namesOne?: boolean;
};

type Props<Row extends OwnRecord, Action extends string, Undo> = {
  actions: BulkActions<Row, Action, Undo>;
  messages: OutcomeMessages<Action>;
  /** Returns the action that undoes an action. */
  undoOf(action: Action): Exclude<Action, 'change'>;
};

/** Renders the outcome of an action for each record, with undo and retry. */
export function BulkOutcomeNotice<Row extends OwnRecord, Action extends string, Undo>(props: Props<Row, Action, Undo>) {
  const translation = useTranslation();
  const { _ } = translation;
  const kind = useRecordKind().name;
  const { actions, messages, undoOf } = props;
  const { outcome, run, dismiss } = actions;
  if (!outcome) return null;
  const { action, results, skipped = [] } = outcome;
  const isFailed = ({ error }: Result<Row, Undo>) => error !== undefined && messages.mayRetry(action, error);
  const failed = results.filter(isFailed);
  const unchanged = results.filter((result) => result.error !== undefined && !isFailed(result));
  const succeeded = results.filter(({ error }) => error === undefined);
  const undone = succeeded.filter(({ undo }) => action === 'delete' || undo).map(({ record }) => record);
  const hasSucceeded = succeeded.length > 0;
  const titles = (group: readonly Result<Row, Undo>[]) => group.map(({ record }) => record.title);
  const [waiting, finished] = [true, false].map((isWaiting) =>
    titles(succeeded.filter((result) => Boolean(result.isWaiting) === isWaiting)),
  );
  const reasons = (group: readonly Result<Row, Undo>[]) => <Reasons {...{ action, messages }} results={group} />;
  return (
    <OutcomeBox outcome={outcome}>
      {hasSucceeded && (
        <DoneNotice
          title={_(messages.done(action, finished ?? [], waiting ?? []))}
          onUndo={undone.length > 0 ? () => void run(undoOf(action), undone, outcome) : undefined}
          isBrief={action === 'delete'}
          onClose={dismiss}
        >
          {isBulkAction(action) &&
            skipped.map((group) => (
              <p key={group.reason}>{skippedLine(action, group, { isDone: true, kind }, translation)}</p>
            ))}
        </DoneNotice>
      )}
      {unchanged.length > 0 && (
        <FailedNotice title={_(messages.unchanged(action, titles(unchanged)))} onClose={!hasSucceeded && dismiss}>
          {reasons(unchanged)}
        </FailedNotice>
      )}
      {isRepeatable(action) && failed.length > 0 && (
        <FailedNotice
          title={_(messages.failed(action, titles(failed)))}
          onRetry={() =>
            void run(
              action,
              failed.map(({ record }) => record),
              outcome,
            )
          }
          onClose={!hasSucceeded && unchanged.length === 0 && dismiss}
        >
          {reasons(failed)}
        </FailedNotice>
      )}
    </OutcomeBox>
  );
}

const BULK_ACTIONS: readonly string[] = ['publish', 'cancel', 'withdraw', 'copy', 'delete'] satisfies BulkAction[];
const isBulkAction = (action: string): action is BulkAction => BULK_ACTIONS.includes(action);

const isRepeatable = <Action extends string>(action: Action): action is Exclude<Action, 'change'> =>
  action !== 'change';

type ReasonsProps<Action extends string> = Pick<BulkOutcome<OwnRecord, Action, unknown>, 'action' | 'results'> & {
  messages: OutcomeMessages<Action>;
};

/** Renders the reasons why the action failed, per record. */
function Reasons<Action extends string>({ action, results, messages }: ReasonsProps<Action>) {
  const translation = useTranslation();
  const { router } = usePortal();
  const { editRoute } = useRecordKind();
  if (messages.namesOne && results.length === 1)
    return <p>{messages.reason(results[0]?.error, translation, action)}</p>;
  return (
    <List>
      {results.map(({ record: { id, title }, error }) => {
        const route = withLocale(editRoute(id), translation.locale);
        return (
          <li key={id}>
            <a href={router.hrefOf(route)} data-route={route} lang="de">
              {title}
            </a>
            {': '}
            {messages.reason(error, translation, action)}
          </li>
        );
      })}
    </List>
  );
}
