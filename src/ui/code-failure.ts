import { useLingui } from '@lingui/react/macro';
import { isPageOutdated } from '../lib/missing-code';

/** The way on after a part has failed to load. */
type CodeFailure = {
  /** The reason, if only a reload of the page helps. */
  advice: string | undefined;
  label: string;
  act(): void;
};

/**
 * Returns the way on after a part has failed to load: another try, or a reload of the page if a new release has removed
 * the code.
 */
export function useCodeFailure(retry: () => void): CodeFailure {
  const { t } = useLingui();
  if (!isPageOutdated()) return { advice: undefined, label: t`Erneut versuchen`, act: retry };
  return {
    advice: t`Es gibt eine neue Version dieser Seite. Bitte laden Sie die Seite neu.`,
    label: t`Seite neu laden`,
    act: () => window.location.reload(),
  };
}
