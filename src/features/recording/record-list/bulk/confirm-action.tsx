import styled from '@emotion/styled';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../../i18n/use-translation';
import type { OwnRecord } from '../../../../model/answers/own-record';
import { Dialog } from '../../../../ui/dialog';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { useRecordKind } from '../../use-record-kind';
import type { BulkAction, Skipped } from './skip-reason';
import { skippedLine } from './skip-words';

const MAX_TITLES = 5;

const List = styled.ul`
  margin-block: 8px;
  padding-inline-start: 1.3em;
`;

/** The texts of the confirmation of an action. */
export type QuestionTexts = {
  title: MessageDescriptor;
  yes: MessageDescriptor;
  /** The consequences for visitors and operators. */
  consequences: readonly MessageDescriptor[];
};

type Props = {
  action: BulkAction;
  /** The records that change. */
  records: readonly OwnRecord[];
  skipped: readonly Skipped[];
  texts: QuestionTexts;
  /** The labels of publish statuses that are told beside a title; such records come first. */
  statusLabels?: Readonly<Partial<Record<string, MessageDescriptor>>>;
  onClose(): void;
  onYes(): void;
};

/** Renders the confirmation before records change: which ones, the consequences, and which stay as they are. */
export function ConfirmAction({ action, records, skipped, texts, statusLabels = {}, onClose, onYes }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { _ } = translation;
  const kind = useRecordKind().name;
  const rest = records.length - MAX_TITLES;
  // The shortened list still shows those with a status of their own.
  const isNamed = ({ publishStatus }: OwnRecord) => statusLabels[publishStatus] !== undefined;
  const sorted = [...records.filter(isNamed), ...records.filter((record) => !isNamed(record))];
  return (
    <Dialog title={_(texts.title)} onClose={onClose}>
      <List>
        {sorted.slice(0, MAX_TITLES).map(({ id, title, publishStatus }) => {
          const label = statusLabels[publishStatus];
          return (
            <li key={id}>
              <span lang="de">{title}</span>
              {label && ` (${_(label)})`}
            </li>
          );
        })}
        {rest > 0 && <li>{t`und ${rest} weitere`}</li>}
      </List>
      {texts.consequences.map((consequence) => (
        <p key={consequence.id}>{_(consequence)}</p>
      ))}
      {skipped.map((group) => (
        <p key={group.reason} className="hint">
          {skippedLine(action, group, { isDone: false, kind }, translation)}
        </p>
      ))}
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t({ message: 'Abbrechen', context: 'question' })}
        </button>
        <button type="button" className="button" onClick={onYes}>
          {_(texts.yes)}
        </button>
      </DialogButtons>
    </Dialog>
  );
}
