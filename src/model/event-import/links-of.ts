import { linkAddress } from '../../lib/link-address';
import { newRowId } from '../../lib/row-id';
import type { LinkKind } from '../answers/event-detail';
import type { EventLink } from '../records/event-content';
import type { ImportGap } from './imported-event';
import { plainLine } from './plain-lines';

/** A link as written in a file. */
export type NamedLink = { kind: LinkKind; url: string; text?: string };

const MAX_URL_LENGTH = 1000;
const MAX_LINKS = 20;

/** Returns the links to web pages, each once, and gaps for addresses that must not be linked. */
export function linksOf(namedLinks: readonly NamedLink[]): { links: EventLink[]; gaps: ImportGap[] } {
  const links = new Map<string, EventLink>();
  const gaps: ImportGap[] = [];
  for (const { kind, url, text = '' } of namedLinks) {
    const href = webAddress(url);
    if (!href) gaps.push({ code: 'link', params: { url: plainLine(url).slice(0, 80) } });
    else if (links.size >= MAX_LINKS) {
      gaps.push({ code: 'more_links', params: { most: MAX_LINKS } });
      break;
    } else if (!links.has(href)) links.set(href, { id: newRowId(), kind, url: href, text: plainLine(text) });
  }
  return { links: [...links.values()], gaps };
}

/** Returns the address of a web page; undefined for any other. */
export function webAddress(url: string): string | undefined {
  const href = url.length > MAX_URL_LENGTH ? undefined : linkAddress(url);
  return href?.startsWith('http') ? href : undefined;
}
