import { useState } from 'react';
import type { Speech } from '../../../i18n/speech';
import { usePortal } from '../../../portal/portal';
import { useLazyPart } from '../../../ui/use-lazy-part';
import type { EventFilter } from '../event-filter';
import type { EventPage } from '../event-page';
import { MoreChip, moreChips } from './first-fields';
import { facetsKit } from './list-lazy';
import type { ShowFilter } from './list-links';

type Props = { speech: Speech; filter: EventFilter; show: ShowFilter; page: EventPage | undefined };

/** All rubrics and the further filters, each in a panel of its own. */
export function MoreFilters({ speech, filter, show, page }: Props) {
  const { root } = usePortal();
  const [open, setOpen] = useState<'rubrics' | 'more'>();
  const kit = useLazyPart(facetsKit, open !== undefined);
  return moreChips(speech, filter).map(({ key, label, count }) => (
    <div key={key} className="more">
      <MoreChip
        id={`open-${key}`}
        label={label}
        count={count}
        aria-expanded={open === key}
        onClick={() => setOpen(open === key ? undefined : key)}
      />
      {kit && open === key && (
        <kit.FacetPanel
          kind={key}
          label={label}
          filter={filter}
          page={page}
          show={show}
          opener={() => root.getElementById(`open-${key}`)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  ));
}
