import { useMemo } from 'react';
import { usePortal } from '../app/portal';
import { clientSite } from '../app/settings-href';
import { readyCleaner } from '../lib/clean-html';
import { languageOfText } from '../lib/text-language';

type Props = { html: string /** Which elements may stand in it. */; rules: 'content' | 'scaffold' };

/** HTML of the client, cleaned. It is German, whatever language the visitor reads, unless the settings say otherwise. */
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the one audited module.
  return <div lang={languageOfText(html)} style={style} dangerouslySetInnerHTML={{ __html: markup }} />;
}
