import type { ReviewedKind } from '../../../reviews/review-types';
import type { Html } from '../../page/page';
import type { IconName } from '../../ui/icons';
import { badge, type Tone } from '../../ui/shapes';

/** The state of an event or an article, as an operator reads it. */
export type OfficeState =
  | 'public'
  | 'planned'
  | 'cancelled'
  | 'over'
  | 'waiting'
  | 'draft'
  | 'rejected'
  | 'taken_down'
  | 'deleted';

const looks: Readonly<Record<OfficeState, { tone: Tone; label: string; sign?: IconName }>> = {
  public: { tone: 'good', label: 'Öffentlich' },
  planned: { tone: 'info', label: 'Geplant', sign: 'clock' },
  cancelled: { tone: 'bad', label: 'Abgesagt', sign: 'close' },
  over: { tone: 'over', label: 'Vorbei' },
  waiting: { tone: 'wait', label: 'Wartet' },
  draft: { tone: 'over', label: 'Entwurf', sign: 'edit' },
  rejected: { tone: 'bad', label: 'Abgelehnt', sign: 'close' },
  taken_down: { tone: 'bad', label: 'Herausgenommen', sign: 'stop' },
  deleted: { tone: 'over', label: 'Gelöscht', sign: 'trash' },
};

/** Renders the state of a record. */
export function recordBadge(state: OfficeState): Html {
  const { tone, label, sign } = looks[state];
  return badge(tone, label, sign);
}

/** SQL: the {@link OfficeState} of a record `e` with its review `r`. @param now a placeholder of timestamptz */
export const recordStateSql = (kind: ReviewedKind, now: string): string => `
  case when e.state in ('deleted', 'taken_down') then e.state
    when e.state = 'draft' then case when r.state in ('waiting', 'rejected') then r.state else 'draft' end
    ${
      kind === 'event'
        ? `when e.status = 'cancelled' then 'cancelled'
    when not exists (select 1 from appointment_index i where i.event_id = e.id and i.over_at > ${now}) then 'over'`
        : `when e.publication_dates[1] > (${now} at time zone 'Europe/Berlin')::date then 'planned'`
    } else 'public' end`;
