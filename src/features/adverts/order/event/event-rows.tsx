import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { usePortal } from '../../../../app/portal';
import { focalPosition } from '../../../../forms/upload/focal-position';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import type { AdvertEventRow } from '../../../../model/answers/advert-event';
import { pictureUrl } from '../../../../model/picture-url';
import { Icon } from '../../../../ui/icon';
import { AdvertisedEventLink } from './event-link';
import { hindranceOf } from './own-advert-event';

const List = styled.ul`
  display: grid;
  list-style: none;

  > li {
    border-bottom: 1px solid var(--portal-color-line);
  }
  .row {
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    width: 100%;
    min-height: 64px;
    padding: 8px;
    border: 0;
    border-radius: var(--portal-radius-small);
    background: none;
    text-align: start;
  }
  button.row {
    cursor: pointer;
  }
  button.row > .icon {
    color: var(--portal-color-primary-text);
  }
  button.row:hover {
    background: var(--portal-color-primary-soft);
  }
  button.row[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2.5px var(--portal-color-primary-text);
  }
  img,
  .none {
    display: grid;
    place-items: center;
    width: 80px;
    aspect-ratio: 16 / 10;
    border-radius: var(--portal-radius-small);
    background: var(--portal-color-surface);
    color: var(--portal-color-text-soft);
    object-fit: cover;
  }
`;

const Pager = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: space-between;
`;

type Props = {
  rows: readonly AdvertEventRow[];
  total: number;
  pageSize: number;
  page: number;
  chosen: string | undefined;
  /** The days on which the advert appears. */
  days: readonly string[];
  onChoose(id: string): void;
  onPage(page: number): void;
};

/** Renders the list of own events to choose from. */
export function EventRows({ rows, total, pageSize, page, chosen, days, onChoose, onPage }: Props) {
  const { t } = useLingui();
  return (
    <>
      <p className="hint" role="status">
        {t`${plural(total, { one: '# Veranstaltung', other: '# Veranstaltungen' })}`}
      </p>
      <List>
        {rows.map((row) => (
          <li key={row.id}>
            {hindranceOf(row, days) ? (
              <Unavailable row={row} reason={t`endet vor Ihrem letzten Werbetag`} />
            ) : (
              <Row row={row} isChosen={row.id === chosen} onChoose={() => onChoose(row.id)} />
            )}
          </li>
        ))}
      </List>
      <Pager>
        {page > 1 && (
          <button type="button" className="button is-quiet" onClick={() => onPage(page - 1)}>
            {t`Vorige Seite`}
          </button>
        )}
        {page * pageSize < total && (
          <button type="button" className="button is-quiet" onClick={() => onPage(page + 1)}>
            {t`Nächste Seite`}
          </button>
        )}
      </Pager>
    </>
  );
}

function Row({ row, isChosen, onChoose }: { row: AdvertEventRow; isChosen: boolean; onChoose(): void }) {
  const { t } = useLingui();
  return (
    <button type="button" className="row" aria-pressed={isChosen} onClick={onChoose}>
      <Facts
        row={row}
        note={row.visibility === 'waiting' && t`wird noch geprüft; die Anzeige erscheint erst nach der Freigabe`}
      />
      <Icon name={isChosen ? 'check' : 'next'} />
    </button>
  );
}

/** Renders an event that cannot be chosen, with the reason. */
function Unavailable({ row, reason, children }: { row: AdvertEventRow; reason: string; children?: ReactNode }) {
  return (
    <div className="row">
      <Facts row={row} note={reason} />
      {children}
    </div>
  );
}

/** Renders the own events that are not published, each with a link to publish it. */
export function UnpublishedEvents({ rows }: { rows: readonly AdvertEventRow[] }) {
  const { t } = useLingui();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <p>
        <strong id={id}>{t`Noch nicht zu bewerben`}</strong>
        <br />
        <span className="hint">{t`Besucher sehen diese Veranstaltungen nicht. Veröffentlichen Sie sie, dann können Sie sie hier wählen.`}</span>
      </p>
      <List>
        {rows.map((row) => {
          const isRejected = row.visibility === 'rejected';
          return (
            <li key={row.id}>
              <Unavailable row={row} reason={isRejected ? t`abgelehnt` : t`Entwurf`}>
                <AdvertisedEventLink id={row.id}>{isRejected ? t`Überarbeiten` : t`Bearbeiten`}</AdvertisedEventLink>
              </Unavailable>
            </li>
          );
        })}
      </List>
    </section>
  );
}

/** Renders picture, title, date and location of an event. */
function Facts({ row, note }: { row: AdvertEventRow; note: string | false }) {
  const { locale } = useTranslation();
  const { host } = usePortal().client;
  const { title, nextDate, nextTime, location, picture } = row;
  const day = nextDate && formatDay(nextDate, locale, 'short');
  const facts = [day, nextTime, location, note].filter(Boolean).join(' · ');
  return (
    <>
      {picture ? (
        <img
          src={pictureUrl(host, picture, 160)}
          alt=""
          width="80"
          height="50"
          loading="lazy"
          style={{ objectPosition: focalPosition(picture.focalPoint) }}
        />
      ) : (
        <span className="none">
          <Icon name="calendar" />
        </span>
      )}
      <span>
        <strong lang="de">{title}</strong>
        <br />
        <span className="hint">{facts}</span>
      </span>
    </>
  );
}
