import { useLingui } from '@lingui/react/macro';

/** Renders the wait while the server checks the key of a mailed link. */
export function Checking() {
  const { t } = useLingui();
  return <p role="status">{t`Ihr Link wird geprüft …`}</p>;
}
