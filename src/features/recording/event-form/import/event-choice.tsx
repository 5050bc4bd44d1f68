import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import type { ImportedFile } from '../../../../model/event-import/imported-event';
import { EventGaps } from './event-gaps';
import { Events } from './import-layout';

/** The maximum number of listed events, because longer lists render slowly and nobody reads them. */
const MAX_SHOWN = 40;

type Props = { file: ImportedFile; onChoose(index: number): void };

/** Renders a searchable list to choose one of the events of a file. */
export function EventChoice({ file: { events, gaps }, onChoose }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [searchText, setSearchText] = useState('');
  // The pressed button is removed, so the focus moves here.
  useEffect(() => input.current?.focus(), []);
  const normalizedText = searchText.trim().toLowerCase();
  // A file may hold 100,000 titles; locale-aware comparison would take a hundred times as long.
  const titles = useMemo(() => events.map(({ title }) => title.toLowerCase()), [events]);
  const matches = titles.flatMap((title, index) => (title.includes(normalizedText) ? [index] : []));
  const all = events.length;
  const more = matches.length - MAX_SHOWN;
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
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
        // The dialog is inside the event's form, which Enter would submit.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Events>
        {matches.slice(0, MAX_SHOWN).map((index) => (
          <li key={index}>
            <button type="button" onClick={() => onChoose(index)}>
              <strong>{events[index]?.title || t`Ohne Titel`}</strong>
              {events[index]?.day && <small>{formatDay(events[index].day, locale, 'shortWithYear')}</small>}
            </button>
          </li>
        ))}
      </Events>
      <p className="hint" role="status">
        {matches.length === 0 && t`Keine Veranstaltung hat diesen Titel.`}
        {more > 0 &&
          t`${plural(more, { one: '# weitere. Bitte suchen Sie nach dem Titel.', other: '# weitere. Bitte suchen Sie nach dem Titel.' })}`}
      </p>
      <EventGaps gaps={gaps} />
    </>
  );
}
