import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { formatMoment } from '../../../app/drafts/draft-time';
import { listDrafts } from '../../../app/drafts/drafts';
import { usePerson } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { recordListFilter, routeOf } from '../../../cards/record-list/list-filter';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnRecord } from '../../../model/answers/own-record';
import { withLocale } from '../../../routing/locale-prefix';
import type { UnfinishedKind } from '../../../routing/screen-route';
import { headingTag } from '../../../ui/heading-tag';
import { findOwnRecords } from '../api';
import type { RecordKind } from '../record-kind';
import type { OwnRecordList } from '../record-list/own-list';

/** The maximum number of records, so that the rest of the start page stays in view. */
const MAX_RECORDS = 4;

const Heading = styled.h3`
  margin-bottom: 12px;
  font-size: 1.12em;
  line-height: 1.3;
`;

const List = styled.ul`
  display: grid;
  max-width: 800px;
  list-style: none;

  > li {
    display: grid;
    padding: 8px 0;
    border-bottom: 1px solid var(--portal-color-line);
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    justify-self: start;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  .hint {
    margin-top: -8px;
  }
`;

type Props = {
  list: Omit<OwnRecordList<OwnRecord>, 'labels'>;
  kind: Pick<RecordKind, 'name' | 'editRoute'>;
  /** The kind of records: rejected ones, which need a correction, or drafts. */
  status: UnfinishedKind;
  heading: ReactNode;
};

/** Renders the person's rejected records, or drafts and records with unpublished changes, last changed first. */
export function UnfinishedRecords({ list, kind, status, heading }: Props) {
  const { t } = useLingui();
  const { client, router, headingLevel } = usePortal();
  const { locale } = useTranslation();
  const person = usePerson();
  const titleId = useId();
  async function load(signal: AbortSignal) {
    const find = (status: OwnRecord['publishStatus']) =>
      findOwnRecords(client, list, { ...recordListFilter(list, ''), status }, signal);
    const hasStatus = ({ publishStatus }: OwnRecord) => publishStatus === status;
    if (status === 'rejected') {
      const rejected = await find(status);
      return { ...rejected, rows: rejected.rows.filter(hasStatus) };
    }
    const [drafts, published] = await Promise.all([find(status), find('published')]);
    const changed = published.rows.filter((row) => row.hasUnpublished);
    return { ...drafts, rows: [...changed, ...drafts.rows.filter(hasStatus)] };
  }
  const result = useQuery({ key: ['unfinished', list.path, status], load }, { quiet: true });
  // The start page works without this list, and the list of own records has the same content.
  if (result.step !== 'ready' || person.step !== 'ready') return null;
  const { rows, counts } = result.value;
  const onDevice = new Set(listDrafts(client.host, person.person.id).map(({ name }) => name));
  // Drafts of this device are listed elsewhere already; rejections are not.
  const isListedElsewhere = (id: string) => status === 'draft' && onDevice.has(`${kind.name}:${id}`);
  const unfinished = rows.filter(({ id }) => !isListedElsewhere(id));
  if (unfinished.length === 0) return null;
  const shown = unfinished.slice(0, MAX_RECORDS);
  const linkTo = (path: string) => {
    const route = withLocale(path, locale);
    return { href: router.hrefOf(route), 'data-route': route };
  };
  return (
    <section aria-labelledby={titleId}>
      <Heading as={headingTag(headingLevel + 1)} id={titleId}>
        {heading}
      </Heading>
      <List>
        {shown.map((record) => (
          <li key={record.id}>
            <a {...linkTo(kind.editRoute(record.id))}>{record.title || t`Ohne Titel`}</a>
            <State record={record} />
          </li>
        ))}
      </List>
      {(counts[status] ?? 0) > shown.length && (
        <a className="button is-quiet" {...linkTo(routeOf(list, { ...recordListFilter(list, ''), status }))}>
          {status === 'draft' ? t`Alle Entwürfe ansehen` : t`Alle abgelehnten ansehen`}
        </a>
      )}
    </section>
  );
}

/** Renders why a record is listed: rejected, unpublished changes, or an unfinished draft. */
function State({ record: { updatedAt, review, hasUnpublished } }: { record: OwnRecord }) {
  const { t } = useLingui();
  const moment = formatMoment(updatedAt, useTranslation());
  const reason = review?.reason;
  const text = hasUnpublished
    ? t`Änderungen nicht veröffentlicht, gespeichert: ${moment}`
    : t`Entwurf, zuletzt geändert: ${moment}`;
  return <p className="hint">{reason ? t`Abgelehnt: ${reason}` : text}</p>;
}
