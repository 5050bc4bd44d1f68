import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../app/portal';

/**
 * Renders the first stop in a page of the product, visible while it has the focus. It leads past bar, search and
 * filters to the results, or to the heading of a screen without any.
 */
export function SkipLink() {
  const { root } = usePortal();
  const { t } = useLingui();

  const skip = () =>
    (root.querySelector<HTMLElement>('.list-count') ?? root.querySelector<HTMLElement>('[part="heading"]'))?.focus();
  return (
    <button type="button" className="button skip-link" onClick={skip}>
      {t`Zum Inhalt springen`}
    </button>
  );
}
