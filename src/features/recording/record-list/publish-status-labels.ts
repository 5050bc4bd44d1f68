import { msg } from '@lingui/core/macro';

/** The labels of the publish statuses that events and articles share. */
export const SHARED_PUBLISH_STATUS_LABELS = {
  draft: msg`Entwurf`,
  waiting: msg`In Prüfung`,
  rejected: msg`Abgelehnt`,
  takenDown: msg`Herausgenommen`,
  published: msg`Veröffentlicht`,
};
