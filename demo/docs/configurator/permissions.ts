import type { ElementTag } from '../../../src/elements/registry';
import type { Client } from './client';
import type { Target } from './configuration';
import type { Embed } from './embed';

/** The lines of a Content-Security-Policy that a snippet needs, by directive. */
export type PolicyLine = { readonly directive: string; readonly sources: readonly string[] };

/** Elements with texts of editors, which are cleaned before they are shown. */
const NO_RICH_TEXT: readonly ElementTag[] = ['event-search', 'event-teaser'];
/** Elements with the text editor. */
const HAVING_EDITOR: readonly ElementTag[] = ['event-portal', 'event-recording', 'article-recording'];
/** Elements where people add pictures, of which a preview is shown. */
const TAKING_PICTURES: readonly ElementTag[] = [...HAVING_EDITOR, 'advert-order'];
/** Elements that never show a map. */
const NO_MAP: readonly ElementTag[] = ['event-search', 'article-list', 'article-recording', 'portal-account'];

/** Returns the origin of the map's tiles if the element may ask for them and they are of others than the client. */
export function foreignTiles({ tag, host }: Embed, client: Client | undefined): string | undefined {
  const { tiles } = client ?? {};
  return tiles && !NO_MAP.includes(tag) && tiles !== new URL(host).origin ? tiles : undefined;
}

/** Returns what the policy of a page must allow for a snippet. A page without a policy needs none of it. */
export function policyFor(target: Target, embed: Embed, client: Client | undefined): PolicyLine[] {
  const [script, host] = [new URL(embed.base).origin, new URL(embed.host).origin];
  if (target === 'frame') {
    return [
      { directive: 'frame-src', sources: [script] },
      { directive: 'script-src', sources: [script] },
    ];
  }
  // The package is part of the application's own scripts; the plugin of WordPress brings them along, too.
  const scripts = target === 'react' || target === 'vue' || target === 'wordpress' ? "'self'" : script;
  const tiles = foreignTiles(embed, client);
  const trusted = [
    ...(NO_RICH_TEXT.includes(embed.tag) ? [] : ['dompurify']),
    ...(HAVING_EDITOR.includes(embed.tag) ? ['ProseMirrorClipboard'] : []),
  ];
  return [
    { directive: 'script-src', sources: [scripts] },
    { directive: 'connect-src', sources: [host] },
    {
      directive: 'img-src',
      sources: [host, ...(tiles ? [tiles] : []), ...(TAKING_PICTURES.includes(embed.tag) ? ['blob:'] : [])],
    },
    { directive: 'style-src', sources: ["'self'"] },
    // Only where the page asks for trusted types at all.
    ...(trusted.length > 0 ? [{ directive: 'trusted-types', sources: trusted }] : []),
  ];
}

/** Writes the lines as one policy. */
export const policyText = (lines: readonly PolicyLine[]): string =>
  lines.map(({ directive, sources }) => `${directive} ${sources.join(' ')};`).join('\n');
