import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNotices } from '../../../../app/notices';
import { lazyDialog } from '../../../../forms/layout/lazy-dialog';
import type { OwnRecord } from '../../../../model/answers/own-record';

const HandOverDialog = lazyDialog(async () => (await import('./hand-over-dialog')).HandOverDialog);

/**
 * Hands records over to other members, after a dialog.
 *
 * @param onDone called when the list has changed
 * @param reason returns the reason of a failure
 */
export function useHandOver(
  onDone: () => void,
  reason: (error: unknown) => string,
): { start(record: OwnRecord): void; dialog: ReactNode } {
  const { t } = useLingui();
  const notices = useNotices();
  const [record, setRecord] = useState<OwnRecord>();
  const close = () => setRecord(undefined);
  const dialog = record && (
    <HandOverDialog
      {...{ record, reason }}
      onClose={close}
      onDone={({ name }) => {
        const { title } = record;
        close();
        notices.show({
          kind: 'success',
          text: name ? t`„${title}“ gehört jetzt zu ${name}` : t`„${title}“ ist übergeben`,
        });
        onDone();
      }}
    />
  );
  return { start: setRecord, dialog };
}
