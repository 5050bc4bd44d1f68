/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import type { Translate } from '../i18n/translation';

/**
 * Renders the skeleton of a screen whose code or data are loading. It has no hooks, since the painter draws it, too.
 */
export function WaitingScreen({ _ }: { _: Translate }) {
  return (
    <div className="is-loading waiting-screen" role="status">
      <span className="visually-hidden">{_(msg`Wird geladen`)}</span>
      <span />
      <span />
      <span />
    </div>
  );
}
