import { Trans } from '@lingui/react/macro';
import { useRoute } from '../portal/portal';
import { splitRoute } from '../routing/redirects';
import { withoutLocale } from '../routing/locale-of-path';

/** Shown for every path that no screen answers to (spec sections 2 and 8). */
export function NotFoundScreen() {
  const [path] = splitRoute(withoutLocale(useRoute()));
  return (
    <p className="notice" role="alert">
      <Trans>Page not found: {path}</Trans>
    </p>
  );
}
