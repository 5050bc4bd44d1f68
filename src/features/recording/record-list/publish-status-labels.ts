import { msg } from '@lingui/core/macro';

/** How events and articles alike may stand, as their badges say it. */
export const SHARED_PUBLISH_STATUS_LABELS = {
  draft: msg`Entwurf`,
  waiting: msg`In Prüfung`,
  rejected: msg`Abgelehnt`,
  published: msg`Veröffentlicht`,
};
