import { scriptJson } from '../detail-parts/json-ld/script-json';
import { withLocale } from '../routing/locale-prefix';
import type { Drawn, PrerenderHead } from './drawn';
import { escaped } from './to-html';

/** Returns a JSON-LD script; the client's script removes it before it writes another one. */
export const jsonLdScript = (jsonLd: object): string =>
  `<script type="application/ld+json" data-event-portal-prerendered>${scriptJson(jsonLd)}</script>`;

const link = (rel: string, href: string, attributes = '') => `<link rel="${rel}"${attributes} href="${escaped(href)}">`;

/** Returns the lines in the head of a page of the product: its canonical address and its languages. */
function headLinks({ alternates }: PrerenderHead, addressOf: (route: string) => string, route: string): string[] {
  return [
    link('canonical', addressOf(route)),
    ...(['de', 'en'] as const).map((locale) =>
      link('alternate', addressOf(alternates[locale]), ` hreflang="${locale}"`),
    ),
    link('alternate', addressOf(withLocale(route, 'de')), ' hreflang="x-default"'),
  ];
}

/**
 * Writes the head of a page of the product: title, description, canonical address and languages.
 *
 * @param addressOf returns the absolute address of a route
 */
export function withHead(html: string, drawn: Drawn, addressOf: (route: string) => string): string {
  const { head, route } = drawn;
  if (!head || head.isMissing) return html;
  const title = [head.title, head.client].filter(Boolean).join(' – ');
  const lines = [
    ...(head.description ? [`<meta name="description" content="${escaped(head.description)}">`] : []),
    ...headLinks(head, addressOf, route),
  ];
  return html
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escaped(title)}</title>`)
    .replace(/<\/head>/i, (end) => `${lines.join('')}${end}`)
    .replace(
      /(<html\b[^>]*\blang=")[a-z-]+"/i,
      (_, before) => `${before}${/^\/en(?:[/?]|$)/.test(route) ? 'en' : 'de'}"`,
    );
}
