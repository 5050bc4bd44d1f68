import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../app/portal';

/** Returns what an account of this client is good for. */
export function useSignupLead(): string {
  const { t } = useLingui();
  const { activateEventsRecording } = usePortal().settings.applicationSettings;
  return activateEventsRecording
    ? t`Mit einem Konto tragen Sie Ihre eigenen Veranstaltungen ein.`
    : t`Mit einem Konto pflegen Sie Ihr Profil.`;
}
