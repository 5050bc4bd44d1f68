import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../app/portal';

/** Renders how long an approval usually takes, if the client says so. */
export function ApprovalTime() {
  const { t } = useLingui();
  const { approvalTime } = usePortal().settings.authenticatedArea;
  return approvalTime ? <p>{t`Die Freigabe dauert ${approvalTime}.`}</p> : null;
}

/** Checks whether a new account cannot log in before it is approved (setting `loginStatus`, or the operator's choice). */
export function useAwaitsApproval(): boolean {
  const { client, settings } = usePortal();
  // With new settings the whole element is drawn again.
  const { raw } = client.serverSettings;
  const { loginStatus, initialStatus } = settings.authenticatedArea;
  const isApproved = raw !== undefined && 'approvesAccounts' in raw && raw.approvesAccounts === true;
  return isApproved || (loginStatus.length > 0 && !loginStatus.includes(initialStatus || 'new'));
}
