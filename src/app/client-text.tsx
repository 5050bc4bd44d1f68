import { languageOfText } from '../lib/text-language';
import { RichText } from '../ui/rich-text';
import { usePortal } from './portal';
import { clientSite } from './settings-href';

/** Renders formatted text from the client's settings; relative links lead to the client's own site. */
export const ClientText = ({ html }: { html: string }) => (
  <RichText html={html} lang={languageOfText(html)} site={clientSite(usePortal())} />
);
