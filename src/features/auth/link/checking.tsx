import { useLingui } from '@lingui/react/macro';

/** While the key of a mailed link is with the server. */
export function Checking() {
  const { t } = useLingui();
  return <p role="status">{t`Ihr Link wird geprüft …`}</p>;
}
