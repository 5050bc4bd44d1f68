import { useState } from 'react';
import { usePortal } from '../../../app/portal';
import type { ShowFilter } from '../../../cards/list-links';
import type { Translation } from '../../../i18n/translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventPage } from '../../../model/answers/event-page';
import type { EventFilter } from '../../../model/event-filter';
import { useLazyPart } from '../../../ui/lazy-part';
import { MoreChip, moreChipClass, moreChips } from './first-fields';

/** The lazy panels of rubrics, tags and switches. */
const facetPanelsModule = lazyModule(() => import('./facet-panels'));

type Props = {
  translation: Translation;
  filter: EventFilter;
  show: ShowFilter;
  page: EventPage | undefined;
  /** True if the backend counts the events of each filter. */
  hasFacets: boolean;
  /** True if the sheet of all filters is open, which a narrow list has instead of the panels. */
  hasSheet: boolean;
  onSheet(): void;
};

/** Renders all rubrics and the further filters, each in its own panel, or everything in one sheet. */
export function MoreFilters({ translation, filter, show, page, hasFacets, hasSheet, onSheet }: Props) {
  const { root } = usePortal();
  const [openPanel, setOpenPanel] = useState<'rubrics' | 'more'>();
  const facetPanels = useLazyPart(facetPanelsModule, openPanel !== undefined);
  const hasRubrics = hasFacets || page?.facets?.rubric.length !== 0;
  return moreChips(translation, filter, { hasRubrics, hasFacets }).map(({ key, label, count }) => (
    <div key={key} className={moreChipClass(key)}>
      <MoreChip
        id={`open-${key}`}
        label={label}
        count={count}
        aria-expanded={key === 'all' ? hasSheet : openPanel === key}
        onClick={() => (key === 'all' ? onSheet() : setOpenPanel(openPanel === key ? undefined : key))}
      />
      {facetPanels && key !== 'all' && openPanel === key && (
        <facetPanels.FacetPanel
          kind={key}
          label={label}
          filter={filter}
          page={page}
          show={show}
          opener={() => root.getElementById(`open-${key}`)}
          onClose={() => setOpenPanel(undefined)}
        />
      )}
    </div>
  ));
}
