import { languageOfText } from '../lib/text-language';
import { RichText } from '../ui/rich-text';
import { usePortal } from './portal';
import { clientSite } from './settings-href';

/** Formatted text of the client, as its settings hold it: relative links lead to its own site. */
export const ClientText = ({ html }: { html: string }) => (
  <RichText html={html} lang={languageOfText(html)} site={clientSite(usePortal())} />
);
