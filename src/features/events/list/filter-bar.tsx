import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Speech } from '../../../i18n/speech';
import type { CardLink } from '../card/event-card';
import { DATE_SHORTCUTS, type DateShortcut, type EventFilter } from '../event-filter';
import type { EventPage } from '../event-page';

/** The three questions of the search box, and what stands behind the row of chips. */
export type FilterFields = { what: ReactNode; where: ReactNode; when: ReactNode; more?: ReactNode };

type Props = {
  speech: Speech;
  filter: EventFilter;
  page: EventPage | undefined;
  links: { toFilter(filter: EventFilter): CardLink };
  fields: FilterFields;
};

const SHORTCUT_LABELS = {
  today: msg`Heute`,
  tomorrow: msg`Morgen`,
  weekend: msg`Wochenende`,
  week: msg`Nächste 7 Tage`,
  month: msg`Nächste 30 Tage`,
} as const satisfies Record<DateShortcut, unknown>;

/** Search box and the row of shortcuts. Chips are links, so they work before the application is there. */
export function FilterBar({ speech, filter, page, links, fields }: Props) {
  const { say } = speech;
  return (
    <>
      <form className="search" role="search" aria-label={say(msg`Veranstaltungen suchen`)} part="search">
        {fields.what}
        {fields.where}
        {fields.when}
      </form>
      <div className="chips">
        {DATE_SHORTCUTS.map((when) => (
          <Chip
            key={when}
            label={say(SHORTCUT_LABELS[when])}
            isOn={filter.when === when}
            link={links.toFilter(withShortcut(filter, when))}
          />
        ))}
        {fields.more}
      </div>
    </>
  );
}

function withShortcut(filter: EventFilter, when: DateShortcut): EventFilter {
  const { when: chosen, from: _from, to: _to, ...rest } = filter;
  return { ...rest, page: 1, ...(chosen !== when && { when }) };
}

function Chip({ label, isOn, link }: { label: string; isOn: boolean; link: CardLink }) {
  return (
    <a className="chip" href={link.href} data-route={link.route} aria-current={isOn ? 'true' : undefined}>
      {label}
    </a>
  );
}
