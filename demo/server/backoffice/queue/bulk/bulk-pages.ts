import { html } from 'hono/html';
import type { Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { badge, countText, notice } from '../../ui/shapes';
import { nameCell, table, twoLines } from '../../ui/table';
import { type QueueChoice, queuePath } from '../queue-choice';
import { kindIcons, queueKinds } from '../queue-kinds';
import type { Pick } from './decide-entry';

const hrefOf = (client: string, path: string) => `/backoffice/${encodeURIComponent(client)}${path}`;

/** An entry of several with the cause for which it was not decided on. */
export type Undecided = Pick & { cause: string };

/** Renders what a deed on several entries has not decided, and why. */
export function undecidedPage(
  { client, choice }: Place,
  { done, label, undecided }: { done: number; label: string; undecided: readonly Undecided[] },
): Html {
  return html`${done > 0 ? notice({ tone: 'good', title: `${countText(done)} ${label}`, text: 'Das lässt sich in der Liste zehn Minuten lang zurücknehmen.' }) : ''}
${table({
  label: 'Nicht entschieden',
  hasHeading: true,
  columns: [{ label: 'Eintrag', kind: 'named' }, { label: 'Warum nicht' }],
  rows: undecided.map(({ entry, cause }) => ({
    cells: [
      nameCell({
        href: hrefOf(client, queuePath(choice, entry)),
        title: entry.title,
        second: queueKinds[entry.kind],
        sign: kindIcons[entry.kind],
      }),
      twoLines(badge('wait', 'offen'), cause),
    ],
  })),
  empty: '',
})}
<p><a class="button" href="${hrefOf(client, queuePath(choice))}">${icon('back')}Zurück zur Liste</a></p>`;
}

type Place = { client: string; choice: QueueChoice };
