import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation';
import type { Rubric } from '../../../../model/answers/rubric';
import { fileProblemMessage } from '../../../../model/event-import/file-problem-messages';
import { FileProblem } from '../../../../model/event-import/imported-event';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import type { RecordRules } from '../../use-recording-rules';
import { AddressChoice } from './address-choice';
import { EventChoice } from './event-choice';
import { FileChoice } from './file-choice';
import { SourceStep } from './import-layout';
import { pageErrorMessage } from './page-errors';
import { ProposalList } from './proposal-list';
import type { Proposal } from './proposals';
import { type Import, useImport } from './use-import';

export type ImportDialogProps = {
  rules: RecordRules;
  rubrics: readonly Rubric[];
  /** Called with the ticked proposals; the parent fills the form and removes the dialog. */
  onApply(proposals: readonly Proposal[], fileName: string): void;
  onClose(): void;
};

/**
 * Renders a dialog that reads an event from a file or a web address, and previews the values before they fill the form.
 */
export function ImportDialog({ rules, rubrics, onApply, onClose }: ImportDialogProps) {
  const { t } = useLingui();
  const { today } = useTranslation();
  const { importFromAddress, eventAppointmentType } = rules.eventRecording;
  const { current, read, stop, choose, back } = useImport({ today, kinds: eventAppointmentType });
  const [address, setAddress] = useState('');
  const isReading = current?.state === 'reading';
  const choiceOf = (kind: Import['kind']) => ({
    isReading: isReading && current.kind === kind,
    isBusy: isReading,
    count: current?.count ?? 0,
    onStop: stop,
  });
  return (
    <Dialog
      title={importFromAddress ? t`Aus Datei oder Internet übernehmen` : t`Aus einer Datei übernehmen`}
      onClose={onClose}
      isWide
    >
      {current?.state === 'choosing' && current.found && <EventChoice file={current.found} onChoose={choose} />}
      {current?.state === 'chosen' && current.event && (
        <ProposalList
          event={current.event}
          fileGaps={current.found?.gaps ?? []}
          {...{ rules, rubrics }}
          fileName={current.name}
          onBack={back}
          onApply={(proposals) => onApply(proposals, current.name)}
        />
      )}
      {(!current || isReading || current.state === 'refused') && (
        <SourceStep>
          <p>{t`Sie sehen zuerst, was über die Veranstaltung gefunden wurde. Dann entscheiden Sie, was ins Formular kommt. Eine Datei bleibt auf Ihrem Gerät.`}</p>
          {current?.state === 'refused' && <ImportProblem {...current} />}
          <FileChoice {...choiceOf('file')} onFile={read} />
          {importFromAddress && (
            <AddressChoice {...choiceOf('page')} address={address} onChange={setAddress} onAddress={read} />
          )}
        </SourceStep>
      )}
    </Dialog>
  );
}

/** Renders why a file or page cannot be imported. */
function ImportProblem({ kind, name, error }: Pick<Import, 'kind' | 'name' | 'error'>) {
  const { _, locale } = useTranslation();
  const page = pageErrorMessage(error);
  const title = kind === 'file' ? name : _(page.title);
  const fileProblem = error instanceof FileProblem ? error.code : 'unreadable';
  return (
    <Notice kind="error" role="alert" title={title}>
      {kind === 'file' ? fileProblemMessage(fileProblem, locale) : _(page.hint)}
    </Notice>
  );
}
