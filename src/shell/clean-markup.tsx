import { type CSSProperties, useMemo } from 'react';
import { cleaner } from '../lib/html-cleaner';
import { usePortal } from '../portal/portal';

/**
 * Nothing leaves the box, however large it is, wherever it is put and whatever class it borrows: margins end in it, and
 * what is beyond its edges is neither seen nor met by the mouse. The padding leaves room for the ring of a focus.
 */
const CUT_OFF: CSSProperties = {
  display: 'flow-root',
  position: 'relative',
  zIndex: 0,
  padding: 4,
  contain: 'layout paint',
  overflow: 'clip',
};

type Props = { html: string /** Which elements may stand in it. */; rules: 'content' | 'scaffold' };

/** HTML of the client, cleaned. Clients write German, whatever language the visitor reads. */
export function CleanMarkup({ html, rules }: Props) {
  const { client, settings } = usePortal();
  const { imageHosts } = settings.applicationSettings;
  const markup = useMemo(
    () =>
      rules === 'content' ? cleaner.content(html) : cleaner.scaffold(html, { base: client.host, hosts: imageHosts }),
    [rules, html, client, imageHosts],
  );
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the one audited module.
    <div lang="de" style={rules === 'scaffold' ? CUT_OFF : undefined} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
