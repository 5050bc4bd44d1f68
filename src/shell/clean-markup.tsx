import { useMemo } from 'react';
import { readyCleaner } from '../lib/clean-html';
import { usePortal } from '../portal/portal';

type Props = { html: string /** Which elements may stand in it. */; rules: 'content' | 'scaffold' };

/** HTML of the client, cleaned. Clients write German, whatever language the visitor reads. */
export function CleanMarkup({ html, rules }: Props) {
  const { client, settings } = usePortal();
  const { imageHosts } = settings.applicationSettings;
  // Loaded together with this component.
  const cleaner = readyCleaner();
  const markup = useMemo(() => {
    if (rules === 'content') return cleaner?.content(html) ?? '';
    return cleaner?.scaffold(html, { base: client.host, hosts: imageHosts }) ?? '';
  }, [cleaner, rules, html, client, imageHosts]);
  const style = rules === 'scaffold' ? cleaner?.scaffoldBox : undefined;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the one audited module.
  return <div lang="de" style={style} dangerouslySetInnerHTML={{ __html: markup }} />;
}
