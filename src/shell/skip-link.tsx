import { msg } from '@lingui/core/macro';
import { useSpeech } from '../i18n/use-speech';
import { usePortal } from '../portal/portal';

/**
 * The first stop in a page that is all ours, seen while it has the focus: leads past bar, search and filters to the
 * results, or to the heading of a screen without any.
 */
export function SkipLink() {
  const { root } = usePortal();
  const { say } = useSpeech();
  const skip = () =>
    (root.querySelector<HTMLElement>('.list-count') ?? root.querySelector<HTMLElement>('[part="heading"]'))?.focus();
  return (
    <button type="button" className="button skip-link" onClick={skip}>
      {say(msg`Zum Inhalt springen`)}
    </button>
  );
}
