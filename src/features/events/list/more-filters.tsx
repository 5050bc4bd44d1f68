import { useState } from 'react';
import { usePortal } from '../../../app/portal';
import type { ShowFilter } from '../../../cards/list-links';
import type { Translation } from '../../../i18n/translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventPage } from '../../../model/answers/event-page';
import type { EventFilter } from '../../../model/event-filter';
import { useLazyPart } from '../../../ui/lazy-part';
import { MoreChip, moreChips, morePlace } from './first-fields';

/** The lazy panels of rubrics, tags and switches. */
const facetsKit = lazyModule(() => import('./facet-panels'));

type Props = {
  translation: Translation;
  filter: EventFilter;
  show: ShowFilter;
  page: EventPage | undefined;
  /** True if the sheet of all filters is open, which a narrow list has instead of the panels. */
  hasSheet: boolean;
  onSheet(): void;
};

/** Renders all rubrics and the further filters, each in its own panel, or everything in one sheet. */
export function MoreFilters({ translation, filter, show, page, hasSheet, onSheet }: Props) {
  const { root } = usePortal();
  const [open, setOpen] = useState<'rubrics' | 'more'>();
  const kit = useLazyPart(facetsKit, open !== undefined);
  return moreChips(translation, filter).map(({ key, label, count }) => (
    <div key={key} className={morePlace(key)}>
      <MoreChip
        id={`open-${key}`}
        label={label}
        count={count}
        aria-expanded={key === 'all' ? hasSheet : open === key}
        onClick={() => (key === 'all' ? onSheet() : setOpen(open === key ? undefined : key))}
      />
      {kit && key !== 'all' && open === key && (
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
