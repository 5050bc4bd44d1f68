import { html } from 'hono/html';
import { pageOf } from '../page/addresses';
import type { Html } from '../page/page';
import { icon } from '../ui/icons';
import type { Hit } from './find-hits';
import { hitBadge } from './hit-states';
import { type SearchKind, searchKinds } from './search-kinds';

/** Renders the suggestions below the search field: options by their kind, and the way to all hits. */
export function suggestions(client: string, words: string, hits: readonly Hit[]): Html {
  if (hits.length === 0) return html`<p class="soft" role="presentation">Nichts gefunden.</p>`;
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return html`${kinds.map((kind) => group(client, hits, kind))}${option({
    href: pageOf.search(client, words),
    id: 'all',
    content: html`${icon('search')}<span>Alle Treffer zeigen</span>`,
  })}`;
}

const group = (
  client: string,
  hits: readonly Hit[],
  kind: SearchKind,
) => html`<div role="group" aria-label="${searchKinds[kind].label}">
<p class="group" aria-hidden="true">${searchKinds[kind].label}</p>${hits
  .filter((hit) => hit.kind === kind)
  .map((hit) =>
    option({
      href: searchKinds[kind].hrefOf(client, hit.id),
      id: `${kind}-${hit.id}`,
      content: html`${icon(searchKinds[kind].sign)}<span>${hit.title}${hit.second && html`<small>${hit.second}</small>`}</span>${hitBadge(hit)}`,
    }),
  )}</div>`;

const option = ({ href, id, content }: { href: string; id: string; content: Html }) =>
  html`<a role="option" id="found-${id}" href="${href}" tabindex="-1" aria-selected="false">${content}</a>`;
