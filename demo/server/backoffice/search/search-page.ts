import { html } from 'hono/html';
import { pageOf } from '../page/addresses';
import type { Html } from '../page/page';
import { pager } from '../ui/shapes';
import { nameCell, table } from '../ui/table';
import { type Hit, MAX_COUNTED } from './find-hits';
import { hitBadge } from './hit-states';
import { type SearchKind, searchKinds } from './search-kinds';

/** The number of hits of a kind beside others, and on a page of their own. */
export const GROUP_SIZE = 5;
export const PAGE_SIZE = 50;

const COLUMNS = [
  { label: 'Name', kind: 'named' },
  { label: 'Stand', kind: 'nowrap' },
] as const;

/** Renders the hits of all kinds, each with its best ones. */
export const hitGroups = (client: string, words: string, hits: readonly Hit[]): Html =>
  html`${[...new Set(hits.map(({ kind }) => kind))].map((kind) => {
    const found = hits.filter((hit) => hit.kind === kind);
    const total = found[0]?.total ?? 0;
    return html`<div class="stack">${hitTable(client, kind, found)}${
      total > found.length &&
      html`<p class="more"><a href="${kindHref(client, words, kind)}">${total > MAX_COUNTED ? `Mehr als ${MAX_COUNTED} zeigen` : `Alle ${total} zeigen`}<span class="away">: ${searchKinds[kind].label}</span></a></p>`
    }</div>`;
  })}`;

/** Renders a page of the hits of one kind. */
export function hitsOfKind(
  { client, words, kind, page }: { client: string; words: string; kind: SearchKind; page: number },
  hits: readonly Hit[],
): Html {
  const total = hits[0]?.total ?? 0;
  const counted = Math.min(total, MAX_COUNTED);
  const first = (page - 1) * PAGE_SIZE;
  const href = (number: number) => `${kindHref(client, words, kind)}&page=${number}`;
  return html`${hitTable(client, kind, hits)}${total > MAX_COUNTED && html`<p class="soft">Es gibt mehr als ${MAX_COUNTED} Treffer. Schreiben Sie ein Wort mehr, um sie einzugrenzen.</p>`}
${pager({
  shown: [first + 1, Math.min(first + hits.length, counted)],
  total: counted,
  previous: page > 1 ? href(page - 1) : undefined,
  next: first + PAGE_SIZE < counted ? href(page + 1) : undefined,
})}`;
}

const kindHref = (client: string, words: string, kind: SearchKind) => `${pageOf.search(client, words)}&kind=${kind}`;

const hitTable = (client: string, kind: SearchKind, hits: readonly Hit[]) =>
  table({
    ...{ label: searchKinds[kind].label, hasHeading: true, columns: COLUMNS, empty: 'Nichts gefunden.' },
    rows: hits.map((hit) => ({
      cells: [
        nameCell({
          ...{ href: searchKinds[kind].hrefOf(client, hit.id), title: hit.title, second: hit.second },
          sign: searchKinds[kind].sign,
        }),
        hitBadge(hit),
      ],
    })),
  });
