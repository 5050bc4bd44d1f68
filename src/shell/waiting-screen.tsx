/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import type { Say } from '../i18n/speech';

/** The rough shape of a screen whose code or data are still on their way. Without hooks: the first painter draws it too. */
export function WaitingScreen({ say }: { say: Say }) {
  return (
    <div className="is-loading waiting-screen" role="status">
      <span className="visually-hidden">{say(msg`Wird geladen`)}</span>
      <span />
      <span />
      <span />
    </div>
  );
}
