import { useState } from 'react';
import { usePortal } from '../../../app/portal';
import type { ShowFilter } from '../../../cards/list-links';
import type { Translation } from '../../../i18n/translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventPage } from '../../../model/answers/event-page';
import { changeFilter, type EventFilter } from '../../../model/event-filter';
import { useLazyPart } from '../../../ui/lazy-part';
import { DateFilterField } from './first-fields';

/** The lazy panel with text fields and calendar. */
const panelModule = lazyModule(() => import('./date-filter-panel'));

type Props = { translation: Translation; filter: EventFilter; show: ShowFilter; page: EventPage | undefined };

/** Renders the date filter and the panel that changes it. */
export function DateFilter({ translation, filter, show, page }: Props) {
  const { root } = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useLazyPart(panelModule, isOpen);
  const opener = () => root.getElementById('when');
  return (
    <DateFilterField
      translation={translation}
      filter={filter}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      {panel && (
        <panel.DateFilterPanel
          filter={filter}
          dayCounts={page?.facets?.day}
          opener={opener}
          onClose={() => setIsOpen(false)}
          onChoose={({ from, to }) => {
            setIsOpen(false);
            opener()?.focus();
            show(changeFilter(filter, { when: undefined, from, to }));
          }}
        />
      )}
    </DateFilterField>
  );
}
