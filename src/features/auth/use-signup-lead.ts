import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../app/portal';

/** Returns the features of this client that need an account, as one line. */
export function useAccountPurpose(): string {
  const { t } = useLingui();
  const { activateEventsRecording, activateArticles, activateAdverts } = usePortal().settings.applicationSettings;
  const purposes = [
    activateEventsRecording && t`Veranstaltungen eintragen`,
    activateArticles && t`Artikel schreiben`,
    activateAdverts && t`Werbung buchen`,
  ].filter((purpose) => purpose !== false);
  return purposes.join(', ') || t`Profil pflegen`;
}

/** Returns what an account of this client is good for. */
export function useSignupLead(): string {
  const { t } = useLingui();
  const { activateEventsRecording } = usePortal().settings.applicationSettings;
  return activateEventsRecording
    ? t`Mit einem Konto tragen Sie Ihre eigenen Veranstaltungen ein.`
    : t`Mit einem Konto pflegen Sie Ihr Profil.`;
}
