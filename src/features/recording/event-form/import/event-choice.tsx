import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import type { FoundFile } from '../../../../model/event-import/found-event';
import { EventGaps } from './event-gaps';
import { Events } from './import-layout';

/** More would take long to draw, and nobody reads them. */
const MAX_SHOWN = 40;

type Props = { file: FoundFile; onChoose(place: number): void };

/** Chooses one of the events of a file. */
export function EventChoice({ file: { events, gaps }, onChoose }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  // The button that the user has pressed is gone.
  useEffect(() => input.current?.focus(), []);
  const words = wanted.trim().toLowerCase();
  // A file may hold a hundred thousand; by the rules of a language that would take a hundred times as long.
  const titles = useMemo(() => events.map(({ title }) => title.toLowerCase()), [events]);
  const found = titles.flatMap((title, index) => (title.includes(words) ? [index] : []));
  const all = events.length;
  const more = found.length - MAX_SHOWN;
  return (
    <>
      <label className="label" htmlFor={id}>
        {t`Welche von ${all} Veranstaltungen?`}
      </label>
      <input
        ref={input}
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        placeholder={t`Nach dem Titel suchen`}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        // The dialog stands inside the form of the event, which Enter would send.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Events>
        {found.slice(0, MAX_SHOWN).map((place) => (
          <li key={place}>
            <button type="button" onClick={() => onChoose(place)}>
              <strong>{events[place]?.title || t`Ohne Titel`}</strong>
              {events[place]?.day && <small>{formatDay(events[place].day, locale, 'shortWithYear')}</small>}
            </button>
          </li>
        ))}
      </Events>
      <p className="hint" role="status">
        {found.length === 0 && t`Keine Veranstaltung hat diesen Titel.`}
        {more > 0 &&
          t`${plural(more, { one: '# weitere: Bitte suchen Sie nach dem Titel.', other: '# weitere: Bitte suchen Sie nach dem Titel.' })}`}
      </p>
      <EventGaps gaps={gaps} />
    </>
  );
}
