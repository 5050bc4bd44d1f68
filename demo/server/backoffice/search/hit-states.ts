import type { Html } from '../page/page';
import { badge, type Tone } from '../ui/shapes';
import type { Hit } from './find-hits';
import type { SearchKind } from './search-kinds';

type States = Readonly<Record<string, readonly [Tone, string]>>;

const recordStates: States = {
  published: ['good', 'veröffentlicht'],
  draft: ['over', 'Entwurf'],
  waiting: ['wait', 'wartet'],
  rejected: ['bad', 'abgelehnt'],
  taken_down: ['bad', 'herausgenommen'],
};

/** The badges of the states of each kind; a state without one is the usual one. */
const states: Readonly<Record<SearchKind, States>> = {
  event: recordStates,
  article: recordStates,
  order: {
    ordered: ['wait', 'wartet'],
    booked: ['info', 'gebucht'],
    running: ['good', 'läuft'],
    over: ['over', 'beendet'],
    cancelled: ['bad', 'storniert'],
  },
  invoice: {
    open: ['wait', 'offen'],
    overdue: ['bad', 'überfällig'],
    refund: ['bad', 'zu erstatten'],
    settled: ['good', 'erledigt'],
    credit: ['info', 'Gutschrift'],
  },
  person: {
    verified: ['good', 'freigegeben'],
    unverified: ['wait', 'nicht freigegeben'],
    unconfirmed: ['over', 'E-Mail unbestätigt'],
    blocked: ['bad', 'gesperrt'],
  },
  organisation: { suggested: ['wait', 'vorgeschlagen'] },
};

/** Renders the state of a hit. */
export function hitBadge({ kind, state }: Hit): Html | '' {
  const [tone, label] = states[kind][state] ?? [];
  return tone && label ? badge(tone, label) : '';
}
