import { useLingui } from '@lingui/react/macro';
import { MemberPage } from '../../../portal/member-page';
import { memberScreen } from '../../../portal/member-screen';
import { usePortal, useRoute } from '../../../portal/portal';
import { ExternalLink } from '../../../ui/external-link';

/** The same route in the page for frames, which stands beside the script and may load modules. */
const pageAddress = (script: string, host: string, route: string): string =>
  new URL(`iframe/index.html?host=${encodeURIComponent(host)}#${route}`, script).href;

/**
 * Leads to a page where events can be recorded. The one classic script that holds everything has it in the place of all
 * screens of recording, whose code would be a burden to every page that shows events only.
 */
export const ElsewhereScreen = memberScreen(() => {
  const { t } = useLingui();
  const { host } = usePortal().client;
  const route = useRoute();
  const script = window.EventPortal?.script;
  return (
    <MemberPage title={t`Veranstaltungen`}>
      <ExternalLink href={script && pageAddress(script, host, route)}>{t`Veranstaltung erfassen`}</ExternalLink>
    </MemberPage>
  );
});
