import { useMemo } from 'react';
import { usePortal } from '../app/portal';
import { clientSite } from '../app/settings-href';
import { readyCleaner } from '../lib/clean-html';
import { languageOfText } from '../lib/text-language';

type Props = { html: string /** The elements that the HTML may contain. */; rules: 'content' | 'scaffold' };

/** Renders sanitized HTML of the client. It is German in every language, unless the settings name another. */
export function CleanMarkup({ html, rules }: Props) {
  const portal = usePortal();
  const { client, settings } = portal;
  const site = clientSite(portal);
  const { imageHosts } = settings.applicationSettings;
  // Loaded together with this component.
  const cleaner = readyCleaner();
  const markup = useMemo(() => {
    if (rules === 'content') return cleaner?.content(html, site) ?? '';
    return cleaner?.scaffold(html, { base: client.host, hosts: imageHosts, site }) ?? '';
  }, [cleaner, rules, html, client, imageHosts, site]);
  const style = rules === 'scaffold' ? cleaner?.scaffoldBox : undefined;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in the one audited module.
  return <div lang={languageOfText(html)} style={style} dangerouslySetInnerHTML={{ __html: markup }} />;
}
