import { msg } from '@lingui/core/macro';
import type { NO_EDIT_REASONS } from './no-edit-words';

/** The default reasons why an article cannot be edited, for clients without the setting `articleRecording.noEdit`. */
export const ARTICLE_NO_EDIT_REASONS: typeof NO_EDIT_REASONS = {
  expired: msg`Der Artikel ist zum letzten Mal erschienen. Sie können ihn nicht mehr ändern, aber kopieren.`,
  otherClient: msg`Dieser Artikel gehört zu einem anderen Portal. Bitte ändern Sie ihn dort.`,
  locked: msg`Dieser Artikel ist gesperrt. Bitte wenden Sie sich an uns, wenn sich etwas ändert.`,
};
