import { pageOf } from '../page/addresses';
import { ageOf } from '../page/age';
import type { Html } from '../page/page';
import { badge } from '../ui/shapes';
import { nameCell, table, twoLines } from '../ui/table';
import { QUEUE_PAGE_SIZE } from './queue';
import { kindIcons, type QueueEntry, queueKinds } from './queue-kinds';

/** A portal with its queue. */
export type PortalQueue = { client: string; name: string; queue: readonly QueueEntry[] };

/** Renders the oldest entries of all portals; each row names its portal. */
export function queueOfPortals(portals: readonly PortalQueue[], now: Date): Html {
  const waitedSince = ({ since }: QueueEntry) => since?.getTime() ?? Number.NEGATIVE_INFINITY;
  const rows = portals
    .flatMap(({ client, name, queue }) => queue.map((entry) => ({ entry, client, name })))
    .sort((one, other) => compareNumbers(waitedSince(one.entry), waitedSince(other.entry)))
    .slice(0, QUEUE_PAGE_SIZE);
  return table({
    label: 'Was wartet',
    columns: [
      { label: 'Eintrag', kind: 'named' },
      { label: 'Portal' },
      { label: 'Von' },
      { label: 'Wartet seit', kind: 'nowrap' },
    ],
    rows: rows.map(({ entry, client, name }) => {
      const { kind, id, title, organisation, person, since } = entry;
      const { text, isLate } = ageOf(since, now);
      const who = organisation ?? person ?? '';
      return {
        cells: [
          nameCell({
            href: pageOf.review(client, kind, id),
            title,
            second: [queueKinds[kind], entry.detail].filter(Boolean).join(' · '),
            sign: kindIcons[kind],
          }),
          name,
          organisation ? twoLines(organisation, person ?? undefined) : who,
          isLate ? badge('wait', text) : text,
        ],
      };
    }),
    empty: 'Hier wartet nichts. Neues steht hier, sobald es eintrifft.',
  });
}

const compareNumbers = (one: number, other: number) => Number(one > other) - Number(one < other);
