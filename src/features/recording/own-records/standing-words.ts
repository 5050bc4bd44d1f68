import { msg } from '@lingui/core/macro';

/** How events and articles alike may stand, as their badges say it. */
export const SHARED_STANDING_WORDS = {
  draft: msg`Entwurf`,
  waiting: msg`In Prüfung`,
  rejected: msg`Abgelehnt`,
  published: msg`Veröffentlicht`,
};
