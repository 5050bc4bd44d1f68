import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../../app/portal';
import { Notice } from '../../../../ui/notice';
import { useForWhom } from './use-for-whom';
import { useRelationLabels } from './use-relation-labels';

const NONE: readonly never[] = [];

/** Renders the organisation that waits for approval, and with it the record. */
export function WaitingFor() {
  const { t } = useLingui();
  const { relation } = useForWhom();
  const name = useRelationLabels(relation ? [relation] : NONE).get(relation?.id ?? 0);
  return (
    <>
      <p>{name === undefined ? t`Ihre Organisation wartet auf Freigabe.` : t`Für ${name} (wartet auf Freigabe)`}</p>
      <ApprovalNotice />
    </>
  );
}

/** Renders when the record will be published, and how long the approval usually takes. */
export function ApprovalNotice() {
  const { t } = useLingui();
  const { approvalTime } = usePortal().settings.authenticatedArea;
  return (
    <Notice kind="warning" icon="clock" title={t`Wird veröffentlicht, sobald Ihre Organisation freigegeben ist.`}>
      {approvalTime && <p>{t`Das dauert ${approvalTime}.`}</p>}
      <p>{t`Sie müssen nichts weiter tun und bekommen eine E-Mail.`}</p>
    </Notice>
  );
}
