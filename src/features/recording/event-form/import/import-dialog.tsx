import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../../i18n/use-translation';
import type { Rubric } from '../../../../model/answers/rubric';
import { fileProblemMessage } from '../../../../model/event-import/file-problem-messages';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import type { RecordRules } from '../../use-recording-rules';
import { EventChoice } from './event-choice';
import { FileChoice } from './file-choice';
import { FileStep } from './import-layout';
import { ProposalList } from './proposal-list';
import type { Proposal } from './proposals';
import { useImportFile } from './use-import-file';

export type ImportDialogProps = {
  rules: RecordRules;
  rubrics: readonly Rubric[];
  /** Called with the ticked proposals; the parent fills the form and removes the dialog. */
  onApply(proposals: readonly Proposal[], fileName: string): void;
  onClose(): void;
};

/** Renders a dialog that reads an event from a file and previews the values before they fill the form. */
export function ImportDialog({ rules, rubrics, onApply, onClose }: ImportDialogProps) {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const { file, read, stop, choose, back } = useImportFile({ today, kinds: rules.eventRecording.eventAppointmentType });
  const isChosen = file?.state === 'chosen' && file.event;
  return (
    <Dialog title={t`Aus einer Datei übernehmen`} onClose={onClose} isWide>
      {file?.state === 'choosing' && file.found && <EventChoice file={file.found} onChoose={choose} />}
      {isChosen && file.event && (
        <ProposalList
          event={file.event}
          fileGaps={file.found?.gaps ?? []}
          {...{ rules, rubrics }}
          fileName={file.name}
          onBack={back}
          onApply={(proposals) => onApply(proposals, file.name)}
        />
      )}
      {(!file || file.state === 'reading' || file.state === 'refused') && (
        <FileStep>
          <p>{t`Sie sehen zuerst, was die Datei über die Veranstaltung enthält. Dann entscheiden Sie, was ins Formular kommt. Die Datei bleibt auf Ihrem Gerät.`}</p>
          {file?.problem && (
            <Notice kind="error" role="alert" title={file.name}>
              {fileProblemMessage(file.problem, locale)}
            </Notice>
          )}
          <FileChoice isReading={file?.state === 'reading'} count={file?.count ?? 0} onFile={read} onStop={stop} />
        </FileStep>
      )}
    </Dialog>
  );
}
