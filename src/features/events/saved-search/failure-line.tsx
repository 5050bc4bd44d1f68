import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../api/api-error';

/** Why a call about a saved search has failed, and what to do. */
export function FailureLine({ error }: { error: unknown }) {
  const { t } = useLingui();
  const { failure = 'broken', code } = error instanceof ApiError ? error : {};
  if (code === 'too_many_attempts')
    return t`Von hier wurden gerade viele E-Mails angefordert. Bitte versuchen Sie es in einer Viertelstunde noch einmal.`;
  if (code === 'key_expired') return t`Dieser Link ist abgelaufen. Bitte speichern Sie die Suche noch einmal.`;
  if (code === 'key_unknown')
    return t`Diesen Link gibt es nicht mehr. Vielleicht haben Sie die E-Mails schon abbestellt.`;
  if (code === 'too_many')
    return t`Sie haben schon sehr viele Suchen gespeichert. Bitte bestellen Sie erst eine andere ab.`;
  if (failure === 'offline')
    return t`Der Veranstaltungskalender ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.`;
  if (failure === 'rejected') return t`Diese Suche lässt sich nicht speichern. Bitte ändern Sie die Filter.`;
  return t`Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.`;
}
