import type { ReactNode } from 'react';
import { AccountIcon, type AccountIconName } from '../../ui/account-icons';
import { Badge, type Tone } from '../../ui/badge';

/** The tones of the states of events, articles and orders, with a sign of their own; other states have no tone. */
const LOOKS: Readonly<Partial<Record<string, { tone?: Tone; sign?: AccountIconName }>>> = {
  draft: { sign: 'pencil' },
  waiting: { tone: 'wait' },
  ordered: { tone: 'wait' },
  published: { tone: 'good' },
  confirmed: { tone: 'good' },
  running: { tone: 'good', sign: 'play' },
  planned: { tone: 'info', sign: 'clock' },
  rejected: { tone: 'bad' },
  takenDown: { tone: 'bad', sign: 'eye-off' },
  returned: { tone: 'bad' },
  cancelled: { tone: 'bad' },
};

/** Renders the state of a record or an order. */
export function StatusBadge({ status, children }: { status: string; children: ReactNode }) {
  const { tone, sign } = LOOKS[status] ?? {};
  return (
    <Badge tone={tone} icon={sign && <AccountIcon name={sign} size={14} />}>
      {children}
    </Badge>
  );
}
